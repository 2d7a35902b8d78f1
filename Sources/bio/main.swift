import BiorhythmCLI

BioTool.main()
