import { create } from 'qrcode';
import { isWebPage, shorten, type ShortLink } from './linklet-api';
import { loadSettings, type Settings } from './settings';
import { fillTexts, part, problemOf, text } from './texts';

/** Modules of light around a QR code. */
const QUIET_ZONE = 4;
const SVG = 'http://www.w3.org/2000/svg';

const form = part('form', HTMLFormElement);
const slug = part('slug', HTMLInputElement);
const submit = part('submit', HTMLButtonElement);
const said = part('said', HTMLElement);
const problem = part('problem', HTMLElement);
const result = part('result', HTMLElement);
const qr = part('qr', HTMLElement);

const openOptions = (): void => void chrome.runtime.openOptionsPage();

/** Drawn here, so that no other server learns the address. */
function drawQr(address: string): void {
  const { size, data } = create(`${address}?qr=1`, { errorCorrectionLevel: 'M' }).modules;
  const dark = Array.from({ length: size * size }, (_, at) => at).filter((at) => data[at] === 1);
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', dark.map((at) => `M${at % size} ${Math.floor(at / size)}h1v1h-1z`).join(''));
  const svg = document.createElementNS(SVG, 'svg');
  const whole = size + 2 * QUIET_ZONE;
  svg.setAttribute('viewBox', `${-QUIET_ZONE} ${-QUIET_ZONE} ${whole} ${whole}`);
  svg.setAttribute('xmlns', SVG);
  svg.append(path);
  qr.setAttribute('aria-label', text('qrOf', address));
  qr.replaceChildren(svg);
  const file = new Blob([svg.outerHTML], { type: 'image/svg+xml' });
  part('download', HTMLAnchorElement).href = URL.createObjectURL(file);
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    said.textContent = text('copied', address);
  } catch {
    said.textContent = text('notCopied');
  }
}

function show({ origin }: Settings, { shortUrl, encodeId }: ShortLink): void {
  form.hidden = true;
  result.hidden = false;
  const link = part('link', HTMLAnchorElement);
  link.href = shortUrl;
  link.textContent = shortUrl;
  part('analytics', HTMLAnchorElement).href = `${origin}/analytics/${encodeURIComponent(encodeId)}`;
  const again = part('copy', HTMLButtonElement);
  again.addEventListener('click', () => void copy(shortUrl));
  again.focus();
  drawQr(shortUrl);
}

async function send(settings: Settings, url: string): Promise<void> {
  submit.disabled = true;
  problem.textContent = '';
  said.textContent = text('shortening');
  try {
    const made = await shorten(settings, url, slug.value.trim());
    show(settings, made);
    await copy(made.shortUrl);
  } catch (error) {
    said.textContent = '';
    problem.textContent = problemOf(error);
  } finally {
    submit.disabled = false;
  }
}

async function start(): Promise<void> {
  fillTexts();
  part('options', HTMLButtonElement).addEventListener('click', openOptions);
  const settings = await loadSettings();
  if (!settings) {
    part('unset', HTMLElement).hidden = false;
    return;
  }
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  if (!isWebPage(tab?.url)) {
    part('unfit', HTMLElement).hidden = false;
    return;
  }
  const { url, title = '' } = tab;
  part('title', HTMLElement).textContent = title;
  part('url', HTMLElement).textContent = url;
  form.hidden = false;
  submit.focus();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(settings, url);
  });
}

void start();
