// Shows reminders while no page is open, and renews the browser's subscription. Answers no request.

/** @type {any} */
const worker = self

worker.addEventListener('push', (/** @type {any} */ event) => {
  const { title, body, path, tag } = event.data.json()
  event.waitUntil(worker.registration.showNotification(title, { body, tag, data: { path }, icon: '/favicon.svg' }))
})

worker.addEventListener('notificationclick', (/** @type {any} */ event) => {
  event.notification.close()
  const url = new URL(event.notification.data.path, worker.location.origin)
  if (url.origin === worker.location.origin) event.waitUntil(worker.clients.openWindow(url.href))
})

// The push service has replaced or ended the subscription. Subscribe again for the same person.
worker.addEventListener('pushsubscriptionchange', (/** @type {any} */ event) =>
  event.waitUntil(subscribeAgain(event.oldSubscription?.endpoint)),
)

/** @param {string | undefined} endpoint */
async function subscribeAgain(endpoint) {
  if (!endpoint) return
  const path = '/api/push-subscriptions'
  const answer = await fetch(`${path}?endpoint=${encodeURIComponent(endpoint)}`)
  if (!answer.ok) return
  const { publicKey, subscriptions } = await answer.json()
  const former = subscriptions.find((/** @type {any} */ one) => one.isCurrent)
  // Someone else may have signed in, or the person may have turned reminders off.
  if (!former) return
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const made = await worker.registration.pushManager.subscribe(options)
  const headers = { 'content-type': 'application/json' }
  const kept = await fetch(path, { method: 'POST', headers, body: JSON.stringify(made) })
  if (kept.ok) await fetch(`${path}/${former.id}`, { method: 'DELETE' })
}
