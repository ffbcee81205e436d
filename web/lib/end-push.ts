/** Ends what this browser receives. The service that carries it tells the server at the next try, which then forgets it too. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
