import { trashableIdeas, trashableSets } from '../ideas/ideas.ts'
import { trashablePosts } from '../posts/trash.ts'
import { trashableTemplates } from '../templates/templates.ts'
import { createTrash } from '../trash/trash.ts'
import { trashableProofs, trashableSamples } from '../voice/trash.ts'

export const appTrash = createTrash([
  trashablePosts,
  trashableSamples,
  trashableProofs,
  trashableSets,
  trashableIdeas,
  trashableTemplates,
])
