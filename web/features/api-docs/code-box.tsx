export const CodeBox = ({ text }: { text: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
  <pre tabIndex={0} className="overflow-auto rounded border border-line bg-sunk p-3 font-mono text-xs leading-5">
    {text}
  </pre>
)
