const KEY = 'linklet.coupon';

/** A coupon's code that the visit began with: kept until it is used or the tab is closed. Storage may be forbidden. */
export const keptCoupon = {
  read(): string | null {
    try {
      return window.sessionStorage.getItem(KEY);
    } catch {
      return null;
    }
  },

  keep(code: string): void {
    try {
      window.sessionStorage.setItem(KEY, code);
    } catch {
      // The code can still be typed at the checkout.
    }
  },

  forget(): void {
    try {
      window.sessionStorage.removeItem(KEY);
    } catch {
      // Where storage is forbidden there is nothing to remove.
    }
  },
};
