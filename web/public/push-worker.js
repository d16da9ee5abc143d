// Shows reminders while no page of the app is open. It keeps nothing and answers no request.

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
