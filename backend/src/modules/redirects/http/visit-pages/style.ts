// The colours are those of the front end (frontend/src/shared/ui/theme/palette.ts).
const LIGHT =
  '--ground:#f7f6f2;--surface:#fff;--sunken:#f0efe9;--text:#17211f;--soft:#54605d;--line:#dcdad2;--control:#858d89;--main:#0b6e5e;--on-main:#fff;--main-soft:#e2f1ed;--warn:#b3261e;--warn-soft:#fbeae8';
const DARK =
  '--ground:#101413;--surface:#191f1d;--sunken:#141918;--text:#e8edeb;--soft:#a3aeaa;--line:#2d3633;--control:#74807c;--main:#5ccfb6;--on-main:#06231d;--main-soft:#17352f;--warn:#ffb4ab;--warn-soft:#3a1f1d';

/** The one style of all pages that visitors of short links see. */
export const STYLE = `:root{color-scheme:light dark;${LIGHT}}
@media(prefers-color-scheme:dark){:root{${DARK}}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;align-items:center;padding:max(1.5rem,6vh) max(1rem,env(safe-area-inset-right)) 2rem max(1rem,env(safe-area-inset-left));background:var(--ground);color:var(--text);font:1rem/1.65 system-ui,-apple-system,"Segoe UI","Noto Sans TC","PingFang TC","Microsoft JhengHei",sans-serif;line-break:strict;-webkit-text-size-adjust:100%;text-size-adjust:100%}
:lang(ja) body{font-family:system-ui,-apple-system,"Hiragino Sans","Yu Gothic UI","Noto Sans JP",sans-serif;word-break:auto-phrase}
.brand,main,footer{width:100%;max-width:34rem}
.brand{display:flex;margin:0 0 1rem}
.brand>*{display:inline-flex;align-items:center;gap:.625rem;min-height:44px;padding:0 .25rem;color:inherit;font-weight:700;text-decoration:none}
main{padding:clamp(1.5rem,6vw,2.5rem);border:1px solid var(--line);border-radius:20px;background:var(--surface)}
.sign{display:grid;place-items:center;width:56px;height:56px;margin:0 0 1.25rem;border-radius:16px;background:var(--main-soft);color:var(--main)}
.sign.warn{background:var(--warn-soft);color:var(--warn)}
h1{margin:0 0 .75rem;font-size:clamp(1.375rem,1.1rem + 1.4vw,1.75rem);line-height:1.35;text-wrap:balance;overflow-wrap:anywhere}
h2{margin:1.75rem 0 .5rem;font-size:1rem;line-height:1.5}
p{margin:0 0 .75rem}
.soft{color:var(--soft)}
.small{font-size:.875rem}
.place{margin:1.25rem 0;padding:1rem 1.125rem;border:1px solid var(--line);border-radius:14px;background:var(--sunken)}
.place p{margin:0}
.host{font-size:clamp(1.25rem,1rem + 1.6vw,1.625rem);font-weight:700;line-height:1.4;overflow-wrap:anywhere;unicode-bidi:isolate;direction:ltr}
.address{font:.875rem/1.6 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere;unicode-bidi:isolate;direction:ltr}
.whole{max-height:11rem;overflow:auto}
.actions+p{margin:1rem 0 0}
.place dt{margin:.75rem 0 0;color:var(--soft);font-size:.8125rem}
.place dt:first-child{margin:0}
.place dd,.place dl{margin:0}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.5rem 0 0}
.button{display:inline-flex;flex:1 1 auto;align-items:center;justify-content:center;min-height:48px;padding:.5rem 1.25rem;border:1px solid var(--control);border-radius:12px;color:var(--text);font-weight:600;line-height:1.35;text-align:center;text-decoration:none;overflow-wrap:anywhere}
.button.main{border-color:var(--main);background:var(--main);color:var(--on-main)}
.button:hover{text-decoration:underline}
.list{margin:0;padding:0;list-style:none}
.list a{display:flex;align-items:center;min-height:44px;padding:.375rem 0;overflow-wrap:anywhere}
a{color:var(--main);text-underline-offset:.2em;border-radius:6px}
a:focus-visible{outline:3px solid var(--main);outline-offset:2px}
footer{margin:1rem 0 0;padding:0 .25rem;font-size:.875rem}
footer a{display:inline-flex;align-items:center;min-height:44px;color:var(--soft)}
.busy{animation:turn 1s linear infinite}
@keyframes turn{to{transform:rotate(1turn)}}
@media(prefers-reduced-motion:reduce){.busy{animation:none}}
@media(forced-colors:active){.button{border-color:LinkText}}`;
