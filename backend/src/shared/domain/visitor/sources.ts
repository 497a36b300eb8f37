import { SOCIAL_SOURCES } from './social-sources';
import type { Source } from './source';

/** Whom visitors can come from; the first whose browser it is counts. */
export const SOURCES: readonly Source[] = [
  ...SOCIAL_SOURCES,
  { name: 'slack', medium: 'referral', hosts: ['slack.com'], packages: ['com.slack'] },
  {
    name: 'teams',
    medium: 'referral',
    hosts: ['teams.microsoft.com', 'teams.live.com', 'teams.cloud.microsoft', 'teams.cdn.office.net'],
    packages: ['com.microsoft.teams'],
  },

  {
    name: 'gmail',
    medium: 'email',
    hosts: ['mail.google.com'],
    packages: ['com.google.android.gm', 'com.google.android.gm.lite'],
  },
  {
    name: 'outlook',
    medium: 'email',
    hosts: [
      'outlook.live.com',
      'outlook.office.com',
      'outlook.office365.com',
      'outlook.cloud.microsoft',
      'mail.live.com',
    ],
    packages: ['com.microsoft.office.outlook'],
  },
  {
    name: 'yahoo-mail',
    medium: 'email',
    hosts: ['mail.yahoo.*', 'mail.yahoo.net'],
    packages: ['com.yahoo.mobile.client.android.mail', 'jp.co.yahoo.android.ymail'],
  },
  { name: 'icloud-mail', medium: 'email', hosts: ['icloud.com', 'icloud.com.cn'] },
  {
    name: 'proton-mail',
    medium: 'email',
    hosts: ['mail.proton.me', 'mail.protonmail.com'],
    packages: ['ch.protonmail.android'],
  },
  { name: 'zoho-mail', medium: 'email', hosts: ['mail.zoho.*'], packages: ['com.zoho.mail'] },
  { name: 'yandex-mail', medium: 'email', hosts: ['mail.yandex.*'], packages: ['ru.yandex.mail'] },
  { name: 'naver-mail', medium: 'email', hosts: ['mail.naver.com'], packages: ['com.nhn.android.mail'] },
  {
    name: 'qq-mail',
    medium: 'email',
    hosts: ['mail.qq.com', 'exmail.qq.com'],
    packages: ['com.tencent.androidqqmail'],
  },
  {
    name: 'netease-mail',
    medium: 'email',
    hosts: ['mail.163.com', 'mail.126.com'],
    packages: ['com.netease.mail'],
  },

  {
    name: 'google',
    medium: 'organic',
    // Its other hosts, such as Classroom or Drive, are places where people share links.
    hosts: [
      '=google.*',
      '=images.google.*',
      '=ipv4.google.com',
      '=ipv6.google.com',
      '=cse.google.com',
      '=encrypted.google.com',
    ],
    packages: ['com.google.android.googlequicksearchbox'],
    browser: /GSA\//,
  },
  {
    name: 'bing',
    medium: 'organic',
    hosts: ['bing.com'],
    packages: ['com.microsoft.bing'],
    browser: /BingSapphire\//,
  },
  { name: 'yahoo', medium: 'organic', hosts: ['search.yahoo.com', 'search.yahoo.co.jp'] },
  {
    name: 'naver',
    medium: 'organic',
    hosts: ['search.naver.com'],
    packages: ['com.nhn.android.search'],
    browser: /NAVER\(inapp/,
  },
  {
    name: 'duckduckgo',
    medium: 'organic',
    hosts: ['duckduckgo.com'],
    packages: ['com.duckduckgo.mobile.android'],
  },
  {
    name: 'baidu',
    medium: 'organic',
    hosts: ['=baidu.com', '=m.baidu.com', '=image.baidu.com', '=news.baidu.com'],
    packages: ['com.baidu.searchbox', 'com.baidu.searchbox.lite'],
    browser: /baiduboxapp\//,
  },
  {
    name: 'yandex',
    medium: 'organic',
    hosts: ['=yandex.*', '=ya.ru', '=images.yandex.*'],
    packages: ['ru.yandex.searchplugin'],
    browser: /YandexSearch\/|YaApp_/,
  },
  {
    name: 'coccoc',
    medium: 'organic',
    hosts: ['=coccoc.com', 'search.coccoc.com'],
    packages: ['com.coccoc.trinhduyet'],
  },

  {
    name: 'chatgpt',
    medium: 'referral',
    hosts: ['chatgpt.com', 'chat.openai.com'],
    packages: ['com.openai.chatgpt'],
  },
  { name: 'claude', medium: 'referral', hosts: ['claude.ai'], packages: ['com.anthropic.claude'] },
  {
    name: 'gemini',
    medium: 'referral',
    hosts: ['gemini.google.com', 'bard.google.com'],
    packages: ['com.google.android.apps.bard'],
  },
  {
    name: 'perplexity',
    medium: 'referral',
    hosts: ['perplexity.ai'],
    packages: ['ai.perplexity.app.android'],
  },
  {
    name: 'copilot',
    medium: 'referral',
    hosts: ['copilot.microsoft.com', 'copilot.cloud.microsoft', 'm365.cloud.microsoft'],
    packages: ['com.microsoft.copilot'],
  },
  { name: 'grok', medium: 'referral', hosts: ['grok.com'], packages: ['ai.x.grok'] },
  { name: 'deepseek', medium: 'referral', hosts: ['chat.deepseek.com'], packages: ['com.deepseek.chat'] },
  { name: 'meta-ai', medium: 'referral', hosts: ['meta.ai'] },
];
