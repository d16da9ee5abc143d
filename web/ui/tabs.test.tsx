import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { render } from '#web/testing-render.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs.tsx'

afterEach(cleanup)

function Fruits() {
  const [value, setValue] = useState('apples')
  return (
    <Tabs value={value} onValueChange={setValue}>
      <TabsList aria-label="Fruits">
        {['apples', 'pears', 'plums'].map((name) => (
          <TabsTrigger key={name} value={name}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {['apples', 'pears', 'plums'].map((name) => (
        <TabsContent key={name} value={name}>
          All about {name}
        </TabsContent>
      ))}
    </Tabs>
  )
}

test('the panel belongs to the chosen tab', async () => {
  render(<Fruits />)
  await userEvent.click(screen.getByRole('tab', { name: 'pears' }))
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('pears')
  expect(screen.getByRole('tabpanel', { name: 'pears' }).textContent).toBe('All about pears')
})

test('arrows, Home and End move between the tabs, and only the chosen one is a tab stop', async () => {
  render(<Fruits />)
  await userEvent.tab()
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent
  for (const [key, name] of [
    ['{ArrowLeft}', 'plums'],
    ['{ArrowRight}', 'apples'],
    ['{ArrowRight}', 'pears'],
    ['{End}', 'plums'],
    ['{Home}', 'apples'],
  ] as const) {
    await userEvent.keyboard(key)
    expect(chosen()).toBe(name)
    expect(document.activeElement?.textContent).toBe(name)
  }
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
})
