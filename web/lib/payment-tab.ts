import type { Checkout } from '#contract/payments/payments.ts';
import { postForm } from './post-form.ts';

export const redirecting = 'Redirecting to payment...';

let opened = 0;

/**
 * Opens a tab for the payment page, before its URL is known: a browser lets a page open one only in response to a
 * click. Null if it didn't even then.
 */
export function openPaymentTab(): Window | null {
  // A unique name each time: under a used one, the browser may find a page of the provider.
  const tab = window.open('', `payment-${Date.now()}-${++opened}`);
  if (!tab) return null;
  tab.document.title = redirecting;
  tab.document.documentElement.style.colorScheme = 'light dark';
  Object.assign(tab.document.body.style, {
    font: '1.125rem system-ui, sans-serif',
    margin: '3rem auto',
    maxWidth: '30rem',
  });
  tab.document.body.textContent = redirecting;
  return tab;
}

/**
 * Posts the signed form, in the order of its signature. False when the tab has been closed since.
 * @param tab null: a new one, which only works in a click handler
 */
export function sendTo(tab: Window | null, checkout: Checkout): boolean {
  if (tab?.closed) return false;
  postForm(checkout, tab?.name ?? '_blank');
  return true;
}
