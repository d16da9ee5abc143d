import type { Scope } from '#server/context.ts'
import type { Sentence } from '#server/language/say.ts'
import { sayOrNull } from '#server/language/say.ts'
import { isLoopback } from '#server/net/addresses.ts'
import { type Choice, type Choices, readChoices } from '#server/writing/engines/choices.ts'
import type { Place } from '#server/writing/engines/models-at.ts'
import { type AiModel, aiModels } from '#shared/catalogue.ts'
import type { EngineLabel } from '#shared/engines.ts'
import type { ShownLanguage } from '#shared/interface-languages.ts'
import { msg } from '#shared/say.ts'
import type { Engine } from '../engine.ts'
import { createAnthropicEngine } from './anthropic.ts'
import type { Timeouts } from './ask-model.ts'
import type { ModelEngine } from './model-engine.ts'
import { createOpenAiEngine } from './openai.ts'

export interface EnginesConfig {
  openai?: { baseUrl: string; apiKey?: string; model: string }
  anthropic?: { baseUrl: string; apiKey: string; model: string }
  arranger: Engine
  localModels?: LocalEngines
  timeouts?: Partial<Timeouts>
}

export interface LocalEngines {
  /** Writes with a model. Refuses each draft with a sentence while the model is not installed. */
  engine(id: string): Engine
  problemOf(id: string): Promise<Sentence | null>
}

type EngineScope = Pick<Scope, 'db' | 'config'>

/**
 * Settings are read for each text, so a change applies at once on every server. It does not affect a text that is being
 * written.
 */
export interface Engines {
  /**
   * The engine that the configuration sets for the label, else the one from Settings; then the same for the other
   * label, then the arranger. The arranger also stands in if the chosen engine is unavailable on this server.
   */
  for(scope: EngineScope, aiModel: AiModel): Promise<Engine>
  arranger: Engine
  describe(scope: EngineScope, language?: ShownLanguage): Promise<EngineLabel[]>
  at(place: Place, model: string): ModelEngine
  /** Loads the packages of the engines in use; call it once the server listens. Never rejects. */
  warmUp(scope: EngineScope): Promise<void>
}

export interface WithEngines {
  engines: Engines
}

interface Writer {
  engine: Engine
  problem: Sentence | null
}

const otherLabel: Record<AiModel, AiModel> = { gpt4: 'claude', claude: 'gpt4' }

const unreadable =
  /*i18n*/ 'The key of the chosen model cannot be read on this server, because its secret key is missing or another one. Enter the key again in Settings → Writing engine.'

/** The models that the environment sets, and by which variable. */
export function configuredEngines({ openai, anthropic, timeouts }: Omit<EnginesConfig, 'arranger' | 'localModels'>) {
  const engines: Partial<Record<AiModel, { engine: ModelEngine; variable: string }>> = {}
  if (openai)
    engines.gpt4 = {
      engine: createOpenAiEngine({ ...openai, timeouts }),
      variable: openai.apiKey ? 'OPENAI_API_KEY' : 'OPENAI_BASE_URL',
    }
  if (anthropic)
    engines.claude = { engine: createAnthropicEngine({ ...anthropic, timeouts }), variable: 'ANTHROPIC_API_KEY' }
  return engines
}

export function createEngines({ openai, anthropic, arranger, localModels, timeouts }: EnginesConfig): Engines {
  const configured = configuredEngines({ openai, anthropic, timeouts })

  async function chosenWriter({ engine, model, place }: Choice): Promise<Writer> {
    if (engine === 'arranger' || !model) return { engine: arranger, problem: null }
    if (engine === 'local') {
      const problem = localModels ? await localModels.problemOf(model) : null
      return localModels && !problem
        ? { engine: localModels.engine(model), problem: null }
        : { engine: arranger, problem }
    }
    return place
      ? { engine: engineAt(place, model, timeouts), problem: null }
      : { engine: arranger, problem: unreadable }
  }

  async function writerFor(aiModel: AiModel, choices: Choices): Promise<Writer> {
    for (const label of [aiModel, otherLabel[aiModel]]) {
      const [set, choice] = [configured[label], choices[label]]
      if (set) return { engine: set.engine, problem: null }
      if (choice) return chosenWriter(choice)
    }
    return { engine: arranger, problem: null }
  }

  return {
    arranger,
    for: async (scope, aiModel) =>
      configured[aiModel]?.engine ?? (await writerFor(aiModel, await readChoices(scope))).engine,
    at: (place, model) => engineAt(place, model),
    describe: async (scope, language) => {
      const choices = await readChoices(scope)
      const describeOne = async ({ id }: (typeof aiModels)[number]) => {
        const { engine, problem } = await writerFor(id, choices)
        const made = choices[id]
        return {
          aiModel: id,
          engine: engine.id,
          label: engine.label,
          choice: made ? { engine: made.engine, connectionId: made.connectionId, model: made.model } : null,
          fixedBy: configured[id]?.variable ?? null,
          problem: sayOrNull(problem, language),
        }
      }
      return Promise.all(aiModels.map(describeOne))
    },
    warmUp: async (scope) => {
      const choices = await readChoices(scope).catch((): Choices => ({}))
      const warm = async (aiModel: AiModel) => {
        const engine: Engine & Partial<ModelEngine> = (await writerFor(aiModel, choices)).engine
        await engine.warmUp?.()
      }
      await Promise.all(aiModels.map(({ id }) => warm(id)))
    },
  }
}

/** Local servers may load a model first, and process a prompt slowly. */
const patient: Partial<Timeouts> = { firstToken: 180_000, betweenTokens: 60_000, total: 600_000 }

function engineAt({ kind, baseUrl, apiKey }: Place, model: string, timeouts?: Partial<Timeouts>): ModelEngine {
  const setIn = msg({ message: 'Settings → Writing engine', context: 'Check the key in …' })
  if (kind === 'anthropic') return createAnthropicEngine({ baseUrl, apiKey: apiKey ?? '', model, setIn, timeouts })
  const limits = kind === 'compatible' ? { ...patient, ...timeouts } : timeouts
  return createOpenAiEngine({ baseUrl, apiKey, model, setIn, isSmall: isSmall(baseUrl, model), timeouts: limits })
}

/** Judges by the billions of parameters in the model's name. Without them, a model on this computer counts as small. */
function isSmall(baseUrl: string, model: string): boolean {
  const billions = /(?<![\d.x])(\d{1,3}(?:\.\d{1,2})?)b(?![a-z\d])/i.exec(model)?.[1]
  return billions ? Number(billions) < 10 : isLoopback(new URL(baseUrl).hostname)
}
