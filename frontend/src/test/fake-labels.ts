import type { LabelsApi, Tag, Tool } from '../features/labels';

type Fake<T extends object> = { [K in keyof T]: jest.Mock };

export const buildTag = (tagId: number, value: string, overrides: Partial<Tag> = {}): Tag => ({
  groupId: 70,
  tagId,
  value,
  color: 'gray',
  linkCount: 0,
  canDelete: true,
  ...overrides,
});

export const buildTool = (overrides: Partial<Tool> = {}): Tool => ({
  id: 1,
  kind: 'utm',
  name: 'Newsletter',
  note: '',
  value: { utmSource: 'news', utmMedium: 'email' },
  canChange: true,
  warnings: [],
  ...overrides,
});

/** The server's side of a group without tags and tools. */
export const fakeLabelsApi = (): Fake<LabelsApi> => ({
  tags: jest.fn().mockResolvedValue({ tags: [], recent: [] }),
  addTag: jest.fn((value: string) => Promise.resolve(buildTag(100, value.trim()))),
  changeTag: jest.fn((tagId: number, change: Partial<Tag>) =>
    Promise.resolve(buildTag(tagId, 'Autumn', change)),
  ),
  mergeTag: jest.fn((_: number, into: number) =>
    Promise.resolve({ tag: buildTag(into, 'Merged', { linkCount: 20 }), movedLinkCount: 12 }),
  ),
  removeTag: jest.fn().mockResolvedValue(undefined),
  setTags: jest.fn((_: object, tags: readonly (number | string)[]) =>
    Promise.resolve(
      tags.map((tag, index) => ({
        tagId: typeof tag === 'number' ? tag : 200 + index,
        value: typeof tag === 'number' ? `Tag ${tag}` : tag,
        color: 'gray',
      })),
    ),
  ),
  tools: jest.fn().mockResolvedValue([]),
  addTool: jest.fn().mockResolvedValue(buildTool()),
  changeTool: jest.fn().mockResolvedValue(buildTool()),
  removeTool: jest.fn().mockResolvedValue(undefined),
});
