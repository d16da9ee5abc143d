export function LeadMagnetPage() {
  return <h1>Lead magnet</h1>
}
