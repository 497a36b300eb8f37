/** A service worker has no clipboard. This page, which is not shown, has one. */
chrome.runtime.onMessage.addListener((message: { readonly copy?: string }) => {
  if (message.copy === undefined) return;
  const field = document.createElement('textarea');
  field.value = message.copy;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
});
