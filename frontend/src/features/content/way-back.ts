const FLAG = 'can_go_back_v1';

/** Forgets that this browser was offered a way back to an older version. */
export function forgetWayBack(): void {
  document.cookie = `${FLAG}=; Path=/; Max-Age=0; SameSite=Lax`;
  try {
    window.sessionStorage.removeItem(FLAG);
    window.localStorage.removeItem(FLAG);
  } catch {
    // Storage is forbidden: then nothing was kept in it.
  }
}
