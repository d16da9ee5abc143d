import '../other-timing.ts'
import '../../../server/start/main.ts'
