import { readLabels } from './label-input';

const refusalOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe('tags and tracking tools named for a link', () => {
  it('change nothing that is left out', () => {
    expect(readLabels({})).toEqual({ tags: null, tools: null });
    expect(readLabels({ utm: { source: 'line' } })).toEqual({ tags: null, tools: null });
  });

  it('are taken off by null', () => {
    const { tags, tools } = readLabels({ tags: null, trackingTools: null, fbPixel: null, gTag: null });
    expect(tags).toEqual({ words: [], ids: new Map() });
    expect(tools?.ids).toEqual([]);
    expect(tools?.pixels).toEqual(
      new Map([
        ['fbPixel', null],
        ['gTag', null],
      ]),
    );
  });

  it('are each named once, pixels as their networks write them', () => {
    const { tools } = readLabels({ trackingTools: [3, 3, 1], gTag: ' g-ab12cd34ef ' });
    expect(tools).toEqual({
      ids: [3, 1],
      pixels: new Map([['gTag', 'G-AB12CD34EF']]),
      hasCampaign: false,
      field: 'trackingTools',
    });
  });

  it.each([
    ['utm', { utm: { source: 'line' } }],
    ['utmFormat', { utmFormat: 7 }],
  ])('tell of campaign parameters besides: %s', (_name, campaign) => {
    expect(readLabels({ trackingTools: [1], ...campaign }).tools?.hasCampaign).toBe(true);
    expect(readLabels({ trackingTools: [1], utm: null, utmFormat: null }).tools?.hasCampaign).toBe(false);
  });

  it('are refused with every field that is wrong', () => {
    const labels = { tags: ['fine', 'x'.repeat(200)], fbPixel: 'code', gTag: 'UA-1' };
    expect(refusalOf(() => readLabels(labels))).toMatchObject({
      details: { fields: ['tags.1', 'fbPixel', 'gTag'].map((field) => ({ field })) },
    });
  });
});
