/** A link of the demonstration. */
export interface DemoLink {
  readonly slug: string;
  readonly url: string;
  readonly title: string;
  readonly tags: readonly string[];
  /** How many clicks it gets beside the others while it is new. */
  readonly weight: number;
  /** How far into the time shown it was made, from 0 to 1. */
  readonly madeAt: number;
  /** Days after which it gets half as many clicks; null for one that lasts. */
  readonly halfLife: number | null;
}

type Row = readonly [
  slug: string,
  title: string,
  tag: string,
  weight: number,
  madeAt: number,
  halfLife: number | null,
];

const ROWS: readonly Row[] = [
  ['line-friends', 'LINE 官方帳號好友募集', '社群', 90, 0, null],
  ['menu', '本季菜單', '門市', 60, 0, null],
  ['autumn-sale', '秋季新品八折起', '檔期', 70, 0.75, 18],
  ['double-eleven', '雙 11 限時搶購', '檔期', 160, 0.94, 6],
  ['new-year-gift', '新春禮盒預購', '檔期', 120, 0.12, 14],
  ['mothers-day', '母親節蛋糕預購', '檔期', 110, 0.42, 10],
  ['podcast', '產品幕後 Podcast', '內容', 25, 0.2, null],
  ['newsletter', 'Weekly newsletter', '內容', 30, 0, null],
  ['career', '加入我們', '人資', 12, 0.05, null],
  ['ig-bio', 'Instagram 個人檔案連結', '社群', 75, 0, null],
  ['yt-review', 'YouTube 開箱影片', '社群', 55, 0.33, 25],
  ['store-map', '門市地圖', '門市', 40, 0, null],
  ['survey', '滿意度問卷', '客服', 18, 0.5, 30],
  ['warranty', '保固登錄', '客服', 22, 0, null],
  ['summer-festival', '夏日祭典活動', '檔期', 80, 0.58, 12],
  ['dm-flyer', '傳單 QR Code', '門市', 35, 0.1, null],
  ['press', 'Press kit', '內容', 8, 0.15, null],
  ['vip-day', 'VIP 之夜', '檔期', 45, 0.66, 7],
  ['lesson', '線上課程報名', '內容', 38, 0.25, 40],
  ['faq', '常見問題', '客服', 28, 0, null],
];

/** At least the first twenty have names of their own; more are numbered, each with fewer clicks. */
export function demoLinks(count: number, seed: number): DemoLink[] {
  const suffix = seed === 1 ? '' : `-${String(seed)}`;
  return Array.from({ length: count }, (_, index) => {
    const [slug, title, tag, weight, madeAt, halfLife] = ROWS[index] ?? numbered(index);
    return {
      slug: `${slug}${suffix}`,
      url: `https://shop.example/${slug}`,
      title,
      tags: [tag],
      weight,
      madeAt,
      halfLife,
    };
  });
}

function numbered(index: number): Row {
  const name = `item-${String(index + 1)}`;
  return [name, `商品 ${String(index + 1)}`, '商品', 200 / (index + 10), ((index * 37) % 90) / 100, 30];
}

/** How many clicks a link gets on a day beside the others; 0 before it was made. */
export function weightOn({ weight, madeAt, halfLife }: DemoLink, dayIndex: number, days: number): number {
  const age = dayIndex - Math.floor(madeAt * days);
  if (age < 0) return 0;
  if (halfLife === null) return weight;
  return weight * (0.04 + 0.96 * 0.5 ** (age / halfLife)) * (age < 2 ? 1.6 : 1);
}
