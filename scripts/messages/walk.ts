import type { ESTree } from 'vite'

export type Node = ESTree.Node

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** A node and everything in it, each with what it is in, the innermost first. */
export function* walk(node: Node, around: readonly Node[] = []): Generator<[node: Node, around: readonly Node[]]> {
  yield [node, around]
  for (const child of childrenOf(node)) yield* walk(child, [node, ...around])
}

/** The name that a call or a member begins with: `z` of `z.string()`. */
export const firstName = (node: Node): string | undefined => {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name
  if (node.type === 'MemberExpression') return firstName(node.object)
  if (node.type === 'CallExpression') return firstName(node.callee)
}

/** The text of a literal, with its values left out. */
export function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'JSXText') return node.value
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('…')
}
