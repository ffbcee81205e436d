export interface ToastMessage {
  readonly title: string;
  readonly description?: string | undefined;
  readonly variant?: 'default' | 'destructive' | undefined;
}

export type ShowToast = (message: ToastMessage) => void;

let show: ShowToast | null = null;
let waiting: ToastMessage | null = null;
let fetchToaster = () => {};

/** Shows a toast at the top of the screen for 5000 ms. Only one at a time: a newer one replaces it. */
export function toast(message: ToastMessage) {
  if (show) show(message);
  else {
    waiting = message;
    fetchToaster();
  }
}

/** `load` is called for each toast without a toaster yet. */
export function whenToastWaits(load: () => void) {
  fetchToaster = load;
  if (waiting) load();
}

/** The toaster is loaded after the page; earlier toasts wait for it. */
export function connectToaster(toaster: ShowToast) {
  show = toaster;
  if (waiting) toaster(waiting);
  waiting = null;
}
