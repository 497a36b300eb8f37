import { controlFinding, controlName, controlTokenOf, controlValue } from './control';

const TOKEN = controlTokenOf(Uint8Array.from({ length: 16 }, (_, index) => index * 17));
const OTHER = controlTokenOf(new Uint8Array(16));

describe('the proof of control', () => {
  it('is a text of its own below the host', () => {
    expect(controlName('go.shop.tw')).toBe('_linklet.go.shop.tw');
    expect(controlValue(TOKEN)).toBe('linklet-verify=aaisem2ekvthpcezvk54zxpo74');
    expect(OTHER).toBe('a'.repeat(26));
  });

  it.each([
    ['yes', [controlValue(TOKEN)]],
    ['yes', ['v=spf1 -all', controlValue(OTHER), controlValue(TOKEN)]],
    ['yes', [` ${controlValue(TOKEN)}\t`]],
    ['yes', [`"${controlValue(TOKEN)}"`]],
    ['no', []],
    ['no', [controlValue(OTHER)]],
    ['no', [TOKEN]],
    ['no', [`${controlValue(TOKEN)}x`]],
    ['no', [`x ${controlValue(TOKEN)}`]],
    ['no', [controlValue(TOKEN).toUpperCase()]],
    ['unknown', null],
  ])('is %s by %j', (finding, texts) => {
    expect(controlFinding(texts, TOKEN)).toBe(finding);
  });
});
