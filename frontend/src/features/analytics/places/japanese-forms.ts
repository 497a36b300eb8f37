// What Chinese writes otherwise than Japanese, each before its Japanese form, as far as names of places need it.
const FORMS =
  '臺台區区鄉郷縣県龜亀萬万內内豐豊雙双學学關関觀観鹽塩壽寿圍囲莊荘國国灣湾彌弥麥麦歸帰恆恒峽峡溪渓德徳綠緑濱浜穗穂來来壯壮寶宝橫横樂楽營営榮栄邊辺滿満腳脚將将廣広靜静兒児繩縄黃黄';

const JAPANESE: ReadonlyMap<string, string> = new Map(
  [...FORMS.matchAll(/(.)(.)/gu)].map(([, chinese = '', japanese = '']) => [chinese, japanese]),
);

/** How Japanese writes a name that is written in Chinese. */
export const inJapanese = (name: string): string => name.replace(/./gu, (each) => JAPANESE.get(each) ?? each);
