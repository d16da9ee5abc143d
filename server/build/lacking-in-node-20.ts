// The build puts these in place of the functions of the same names, in packages too, because Node 20 lacks them.

export function withResolvers<T>(): PromiseWithResolvers<T> {
  let [resolve, reject]: [PromiseWithResolvers<T>['resolve'], PromiseWithResolvers<T>['reject']] = [() => {}, () => {}]
  const promise = new Promise<T>((done, fail) => {
    resolve = done
    reject = fail
  })
  return { promise, resolve, reject }
}

export function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item, at: number) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  let at = 0
  for (const item of items) {
    const key = keyOf(item, at++)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
