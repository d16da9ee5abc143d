export function SamplesPage() {
  return <h1>Writing samples</h1>
}
