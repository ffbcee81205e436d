/** Ends this browser's push subscription. The push service reports it to the server at the next attempt, which then deletes it too. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
