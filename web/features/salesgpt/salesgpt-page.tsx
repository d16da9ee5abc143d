export function SalesGptPage() {
  return <h1>SalesGPT</h1>
}
