/** Copies text; also on plain http, where browsers hide the clipboard object. Whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  const clipboard: Clipboard | undefined = 'clipboard' in navigator ? navigator.clipboard : undefined;
  if (clipboard === undefined) return copyFromField(text);
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

/** Out of fashion, and the only way where there is no clipboard object. */
interface CommandingDocument {
  execCommand(command: 'copy'): boolean;
}

function copyFromField(text: string): boolean {
  const page: CommandingDocument = document;
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  const isCopied = page.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
