/** Host of the shared short domain. The server writes it into the page; the development server does not. */
export function shortHost(): string {
  const written = document.querySelector<HTMLMetaElement>('meta[name="short-host"]')?.content ?? '';
  return written === '' || written.startsWith('__') ? window.location.host : written;
}
