import { checkToken } from './linklet-api';
import { isToken, loadSettings, maskedToken, readOrigin, saveSettings } from './settings';
import { fillTexts, part, problemOf, text } from './texts';

const form = part('form', HTMLFormElement);
const origin = part('origin', HTMLInputElement);
const token = part('token', HTMLInputElement);
const said = part('said', HTMLElement);
const problem = part('problem', HTMLElement);

function refuse(field: HTMLInputElement, message: string): void {
  field.setAttribute('aria-invalid', 'true');
  problem.textContent = message;
  field.focus();
}

/** What is saved already counts where nothing new was typed. */
async function save(): Promise<void> {
  for (const field of [origin, token]) field.removeAttribute('aria-invalid');
  [problem.textContent, said.textContent] = ['', ''];
  const before = await loadSettings();
  const wanted = { origin: readOrigin(origin.value), token: token.value.trim() || (before?.token ?? '') };
  if (wanted.origin === null) {
    refuse(origin, text('originInvalid'));
    return;
  }
  if (!isToken(wanted.token)) {
    refuse(token, text('tokenInvalid'));
    return;
  }
  const settings = { origin: wanted.origin, token: wanted.token };
  // Asked for while the click is fresh: browsers do not ask later.
  if (!(await chrome.permissions.request({ origins: [`${settings.origin}/*`] }))) {
    refuse(origin, text('permissionMissing'));
    return;
  }
  said.textContent = text('checking');
  try {
    await checkToken(settings);
    await saveSettings(settings);
    token.value = '';
    token.placeholder = maskedToken(settings.token);
    said.textContent = text('saved');
  } catch (error) {
    said.textContent = '';
    problem.textContent = problemOf(error);
  }
}

async function start(): Promise<void> {
  fillTexts();
  const settings = await loadSettings();
  if (settings) {
    origin.value = settings.origin;
    token.placeholder = maskedToken(settings.token);
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void save();
  });
}

void start();
