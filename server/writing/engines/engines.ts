import { type AiModel, aiModels } from '#shared/catalogue.ts'
import type { EngineDescription } from '#shared/writing.ts'
import { createAnthropicEngine } from './anthropic.ts'
import type { Engine } from './engine.ts'
import type { ModelEngine, Timeouts } from './model-engine.ts'
import { createOpenAiEngine } from './openai.ts'

export interface EnginesConfig {
  openai?: { baseUrl: string; apiKey?: string; model: string }
  anthropic?: { baseUrl: string; apiKey: string; model: string }
  arranger: Engine
  timeouts?: Partial<Timeouts>
}

export interface Engines {
  /** The label's own provider if it is configured, else the other one, else the arranger. */
  for(aiModel: AiModel): Engine
  describe(): EngineDescription[]
  /** Loads the configured providers' packages; call it once the server listens. Never rejects. */
  warmUp(): Promise<void>
}

export function createEngines({ openai, anthropic, arranger, timeouts }: EnginesConfig): Engines {
  const gpt = openai && createOpenAiEngine({ ...openai, timeouts })
  const claude = anthropic && createAnthropicEngine({ ...anthropic, timeouts })
  const byLabel: Record<AiModel, Engine> = { gpt4: gpt ?? claude ?? arranger, claude: claude ?? gpt ?? arranger }
  const models = [gpt, claude].filter((engine): engine is ModelEngine => engine !== undefined)
  return {
    for: (aiModel) => byLabel[aiModel],
    describe: () => aiModels.map(({ id }) => ({ aiModel: id, engine: byLabel[id].id, label: byLabel[id].label })),
    warmUp: async () => {
      await Promise.all(models.map((engine) => engine.warmUp()))
    },
  }
}
