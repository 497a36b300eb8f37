import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layOutMail } from './mail-layout';

const hostile = `<img src=x onerror=alert(1)>"'\`&</td>`;

/** What the pages of the application are drawn with. */
const PALETTE = readFileSync(join(__dirname, '../../../../frontend/src/shared/ui/theme/palette.ts'), 'utf8');

describe('the layout of mails', () => {
  it('has the colours of the application', () => {
    const { html } = layOutMail({
      lang: 'en',
      title: 'Code',
      blocks: [
        { kind: 'code', code: '012345' },
        { kind: 'button', label: 'Log in', url: 'https://a.example/' },
      ],
      footer: 'Linklet',
    });
    const colors = [...new Set(html.match(/#[0-9a-f]{3,6}(?=[;"!])/g))];
    expect(colors.length).toBeGreaterThan(10);
    expect(colors.filter((color) => !PALETTE.includes(`'${color}'`))).toEqual([]);
    expect(html).toContain('background:#0b6e5e');
  });

  it('shows every part in both forms', () => {
    const { text, html } = layOutMail({
      lang: 'zh-TW',
      title: '你的驗證碼',
      blocks: [
        { kind: 'paragraph', text: '請輸入：' },
        { kind: 'code', code: '012345' },
        { kind: 'button', label: '登入', url: 'https://a.example/login?x=1&y=2' },
        { kind: 'facts', facts: [['時間', '今天']] },
        { kind: 'note', text: '十分鐘內有效' },
      ],
      footer: 'Linklet',
    });
    for (const part of ['你的驗證碼', '請輸入：', '012345', '登入', '時間', '今天', '十分鐘內有效']) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(text).toContain('https://a.example/login?x=1&y=2');
    expect(html).toContain('href="https://a.example/login?x=1&#38;y=2"');
    expect(html).toContain('<html lang="zh-TW">');
  });

  it('lets no text become markup and loads nothing', () => {
    const { html } = layOutMail({
      lang: hostile,
      title: hostile,
      blocks: [
        { kind: 'paragraph', text: hostile },
        { kind: 'code', code: hostile },
        { kind: 'button', label: hostile, url: hostile },
        { kind: 'facts', facts: [[hostile, hostile]] },
        { kind: 'note', text: hostile },
      ],
      footer: hostile,
    });
    expect(html).not.toContain('<img');
    expect(html).not.toContain(`"'`);
    expect(html).not.toMatch(/\bsrc=(?!x)|url\(|@import|<link|<script/);
  });
});
