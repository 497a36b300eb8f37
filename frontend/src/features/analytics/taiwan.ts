import type { Locale } from '../../i18n/locale';

type Names = Readonly<Record<Locale, string>>;

// Each line: ISO 3166-2 code, then zh-TW, en, vi, id, ja.
const COUNTIES = `
TPE|臺北市|Taipei City|Thành phố Đài Bắc|Kota Taipei|台北市
NWT|新北市|New Taipei City|Thành phố Tân Bắc|Kota New Taipei|新北市
TAO|桃園市|Taoyuan City|Thành phố Đào Viên|Kota Taoyuan|桃園市
TXG|臺中市|Taichung City|Thành phố Đài Trung|Kota Taichung|台中市
TNN|臺南市|Tainan City|Thành phố Đài Nam|Kota Tainan|台南市
KHH|高雄市|Kaohsiung City|Thành phố Cao Hùng|Kota Kaohsiung|高雄市
KEE|基隆市|Keelung City|Thành phố Cơ Long|Kota Keelung|基隆市
HSZ|新竹市|Hsinchu City|Thành phố Tân Trúc|Kota Hsinchu|新竹市
CYI|嘉義市|Chiayi City|Thành phố Gia Nghĩa|Kota Chiayi|嘉義市
HSQ|新竹縣|Hsinchu County|Huyện Tân Trúc|Kabupaten Hsinchu|新竹県
MIA|苗栗縣|Miaoli County|Huyện Miêu Lật|Kabupaten Miaoli|苗栗県
CHA|彰化縣|Changhua County|Huyện Chương Hóa|Kabupaten Changhua|彰化県
NAN|南投縣|Nantou County|Huyện Nam Đầu|Kabupaten Nantou|南投県
YUN|雲林縣|Yunlin County|Huyện Vân Lâm|Kabupaten Yunlin|雲林県
CYQ|嘉義縣|Chiayi County|Huyện Gia Nghĩa|Kabupaten Chiayi|嘉義県
PIF|屏東縣|Pingtung County|Huyện Bình Đông|Kabupaten Pingtung|屏東県
ILA|宜蘭縣|Yilan County|Huyện Nghi Lan|Kabupaten Yilan|宜蘭県
HUA|花蓮縣|Hualien County|Huyện Hoa Liên|Kabupaten Hualien|花蓮県
TTT|臺東縣|Taitung County|Huyện Đài Đông|Kabupaten Taitung|台東県
PEN|澎湖縣|Penghu County|Huyện Bành Hồ|Kabupaten Penghu|澎湖県
KIN|金門縣|Kinmen County|Huyện Kim Môn|Kabupaten Kinmen|金門県
LIE|連江縣|Lienchiang County|Huyện Liên Giang|Kabupaten Lienchiang|連江県
`;

const NAMES: ReadonlyMap<string, Names> = new Map(
  COUNTIES.trim()
    .split('\n')
    .map((line) => {
      const [code = '', zh = '', en = '', vi = '', id = '', ja = ''] = line.split('|');
      return [code, { 'zh-TW': zh, en, vi, id, ja }];
    }),
);

/** Codes of Taiwan's counties and cities (ISO 3166-2 without the country). */
export const TAIWAN_COUNTIES: readonly string[] = [...NAMES.keys()];

/** How a language calls one of them; null: it is none. */
export const countyName = (locale: Locale, code: string): string | null => NAMES.get(code)?.[locale] ?? null;
