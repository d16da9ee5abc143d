import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/ui/loaded.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { keysQuery } from './key-queries.ts'

export function KeysSection() {
  const { data: keys, error, refetch } = useQuery(keysQuery)
  return (
    <SettingsCard title="Keys for programs" text="A script or an automation uses a key to work with your posts.">
      <Loaded of={keys} error={error} onRetry={refetch} what="your keys">
        {(all) => (
          <ul aria-label="Keys" className="grid divide-y divide-line">
            {all.map(({ id, name }) => (
              <li key={id} className="py-3">
                {name}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </SettingsCard>
  )
}
