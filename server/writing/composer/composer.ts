// Stand-in until the composer's owner replaces this file in this session.
import type { Engine } from '../engines/engine.ts'

export const createComposer = (): Engine => ({
  id: 'composer',
  label: 'Built-in composer',
  write: async (task) => ({
    content: { hook: `About ${task.brief.subject}`, insight: 'Insight.', value: 'Value.', cta: 'What do you think?' },
    usage: { inputTokens: null, outputTokens: null },
  }),
})
