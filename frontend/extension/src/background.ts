import { isWebPage, shorten } from './linklet-api';
import { loadSettings } from './settings';
import { problemOf, text } from './texts';

const [DONE, FAILED] = ['✓', '!'];
const MENUS = ['page', 'link'] as const;

/** Says by the badge of the button how it went, without a notification. */
async function show(badge: string, title: string): Promise<void> {
  await chrome.action.setBadgeText({ text: badge });
  await chrome.action.setTitle({ title });
}

async function copy(address: string): Promise<void> {
  if (!(await chrome.offscreen.hasDocument())) {
    await chrome.offscreen.createDocument({
      url: 'offscreen.html',
      reasons: [chrome.offscreen.Reason.CLIPBOARD],
      justification: 'Copies the short link',
    });
  }
  await chrome.runtime.sendMessage({ copy: address });
}

async function shortenFromMenu(url: string | undefined): Promise<void> {
  const settings = await loadSettings();
  if (!settings) {
    await chrome.runtime.openOptionsPage();
    return;
  }
  if (!isWebPage(url)) {
    await show(FAILED, text('unfit'));
    return;
  }
  try {
    const { shortUrl } = await shorten(settings, url);
    await copy(shortUrl);
    await show(DONE, text('copied', shortUrl));
  } catch (error) {
    await show(FAILED, problemOf(error));
  }
}

chrome.runtime.onInstalled.addListener(() => {
  for (const context of MENUS) {
    chrome.contextMenus.create({ id: context, title: text(`menu_${context}`), contexts: [context] });
  }
});

chrome.contextMenus.onClicked.addListener(({ menuItemId, linkUrl, pageUrl }) => {
  void shortenFromMenu(menuItemId === 'link' ? linkUrl : pageUrl);
});
