import type { Locale } from '../../../i18n/locale';
import { inJapanese } from './japanese-forms';

/** A district, city or township, whose county its name does not say. */
export type Town = Readonly<Record<Locale, string>>;

// Each line: ISO 3166-2 code of a county or city, then its towns, by which maps of addresses call them, and in Chinese.
const TOWNS = `
TPE|Songshan 松山區,Xinyi 信義區,Daan 大安區,Zhongshan 中山區,Zhongzheng 中正區,Datong 大同區,Wanhua 萬華區,Wenshan 文山區,Nangang 南港區,Neihu 內湖區,Shilin 士林區,Beitou 北投區
NWT|Banqiao 板橋區,Sanchong 三重區,Zhonghe/Chungho 中和區,Yonghe 永和區,Xinzhuang 新莊區,Xindian 新店區,Shulin 樹林區,Yingge 鶯歌區,Sanxia 三峽區,Tamsui/Danshui 淡水區,Xizhi 汐止區,Ruifang 瑞芳區,Tucheng 土城區,Luzhou 蘆洲區,Wugu 五股區,Taishan 泰山區,Linkou 林口區,Shenkeng 深坑區,Shiding 石碇區,Pinglin 坪林區,Sanzhi 三芝區,Shimen 石門區,Bali 八里區,Pingxi 平溪區,Shuangxi 雙溪區,Gongliao 貢寮區,Jinshan 金山區,Wanli 萬里區,Wulai 烏來區
TAO|Taoyuan 桃園區,Zhongli/Chungli 中壢區,Daxi 大溪區,Yangmei 楊梅區,Luzhu 蘆竹區,Dayuan 大園區,Guishan 龜山區,Bade 八德區,Longtan 龍潭區,Pingzhen 平鎮區,Xinwu 新屋區,Guanyin 觀音區,Fuxing 復興區
TXG|Central 中區,East 東區,South/Nanqu 南區,West 西區,North 北區,Beitun 北屯區,Xitun 西屯區,Nantun 南屯區,Taiping 太平區,Dali 大里區,Wufeng 霧峰區,Wuri 烏日區,Fengyuan 豐原區,Houli 后里區,Shigang 石岡區,Dongshi 東勢區,Heping 和平區,Xinshe 新社區,Tanzi 潭子區,Daya 大雅區,Shengang 神岡區,Dadu 大肚區,Shalu 沙鹿區,Longjing 龍井區,Wuqi 梧棲區,Qingshui 清水區,Dajia 大甲區,Waipu 外埔區,Daan 大安區
TNN|West Central 中西區,East 東區,South/Nanqu 南區,North 北區,Anping 安平區,Annan 安南區,Yongkang 永康區,Guiren 歸仁區,Xinhua 新化區,Zuozhen 左鎮區,Yujing 玉井區,Nanxi 楠西區,Nanhua 南化區,Rende 仁德區,Guanmiao 關廟區,Longqi 龍崎區,Guantian 官田區,Madou 麻豆區,Jiali 佳里區,Xigang 西港區,Qigu 七股區,Jiangjun 將軍區,Xuejia 學甲區,Beimen 北門區,Xinying 新營區,Houbi 後壁區,Baihe 白河區,Dongshan 東山區,Liujia 六甲區,Xiaying 下營區,Liuying 柳營區,Yanshui 鹽水區,Shanhua 善化區,Danei 大內區,Shanshang 山上區,Xinshi 新市區,Anding 安定區
KHH|Xinxing 新興區,Qianjin 前金區,Lingya 苓雅區,Yancheng 鹽埕區,Gushan 鼓山區,Qijin 旗津區,Qianzhen 前鎮區,Sanmin 三民區,Nanzi/Nanzih 楠梓區,Xiaogang 小港區,Zuoying 左營區,Renwu 仁武區,Dashe 大社區,Gangshan 岡山區,Luzhu 路竹區,Alian 阿蓮區,Tianliao 田寮區,Yanchao 燕巢區,Qiaotou 橋頭區,Ziguan 梓官區,Mituo 彌陀區,Yongan 永安區,Hunei 湖內區,Fengshan/Fongshan 鳳山區,Daliao 大寮區,Linyuan 林園區,Niaosong 鳥松區,Dashu 大樹區,Qishan/Chishan 旗山區,Meinong 美濃區,Liugui 六龜區,Neimen 內門區,Shanlin 杉林區,Jiaxian 甲仙區,Taoyuan 桃源區,Namaxia 那瑪夏區,Maolin 茂林區,Qieding 茄萣區
KEE|Renai 仁愛區,Xinyi 信義區,Zhongzheng 中正區,Zhongshan 中山區,Anle 安樂區,Nuannuan 暖暖區,Qidu 七堵區
HSZ|East 東區,North 北區,Xiangshan 香山區
CYI|East 東區,West 西區
HSQ|Zhubei 竹北市,Hukou 湖口鄉,Xinfeng 新豐鄉,Xinpu 新埔鎮,Guanxi 關西鎮,Qionglin 芎林鄉,Baoshan 寶山鄉,Zhudong 竹東鎮,Wufeng 五峰鄉,Hengshan 橫山鄉,Jianshi 尖石鄉,Beipu 北埔鄉,Emei 峨眉鄉
MIA|Miaoli 苗栗市,Toufen 頭份市,Zhunan 竹南鎮,Houlong 後龍鎮,Tongxiao 通霄鎮,Yuanli 苑裡鎮,Zhuolan 卓蘭鎮,Sanwan 三灣鄉,Nanzhuang 南庄鄉,Shitan 獅潭鄉,Zaoqiao 造橋鄉,Touwu 頭屋鄉,Gongguan 公館鄉,Dahu 大湖鄉,Taian 泰安鄉,Tongluo 銅鑼鄉,Sanyi 三義鄉,Xihu 西湖鄉
CHA|Changhua 彰化市,Yuanlin 員林市,Lukang/Lugang 鹿港鎮,Hemei 和美鎮,Xihu 溪湖鎮,Tianzhong 田中鎮,Beidou 北斗鎮,Erlin 二林鎮,Fenyuan 芬園鄉,Huatan 花壇鄉,Xiushui 秀水鄉,Fuxing 福興鄉,Xianxi 線西鄉,Shengang 伸港鄉,Shetou 社頭鄉,Yongjing 永靖鄉,Puxin 埔心鄉,Dacun 大村鄉,Puyan 埔鹽鄉,Tianwei 田尾鄉,Pitou 埤頭鄉,Xizhou 溪州鄉,Zhutang 竹塘鄉,Dacheng 大城鄉,Fangyuan 芳苑鄉,Ershui 二水鄉
NAN|Nantou 南投市,Caotun 草屯鎮,Puli 埔里鎮,Jiji 集集鎮,Zhushan 竹山鎮,Zhongliao 中寮鄉,Guoxing 國姓鄉,Renai 仁愛鄉,Mingjian 名間鄉,Shuili 水里鄉,Yuchi 魚池鄉,Xinyi 信義鄉,Lugu 鹿谷鄉
YUN|Douliu 斗六市,Dounan 斗南鎮,Huwei 虎尾鎮,Tuku 土庫鎮,Xiluo 西螺鎮,Beigang 北港鎮,Dapi 大埤鄉,Baozhong 褒忠鄉,Dongshi 東勢鄉,Taixi 臺西鄉,Lunbei 崙背鄉,Mailiao 麥寮鄉,Linnei 林內鄉,Gukeng 古坑鄉,Citong 莿桐鄉,Erlun 二崙鄉,Shuilin 水林鄉,Kouhu 口湖鄉,Sihu 四湖鄉,Yuanchang 元長鄉
CYQ|Taibao 太保市,Puzi 朴子市,Dalin 大林鎮,Budai 布袋鎮,Fanlu 番路鄉,Meishan 梅山鄉,Zhuqi 竹崎鄉,Alishan 阿里山鄉,Zhongpu/Zhongbu 中埔鄉,Dapu 大埔鄉,Shuishang 水上鄉,Lucao 鹿草鄉,Dongshi 東石鄉,Liujiao 六腳鄉,Xingang 新港鄉,Minxiong 民雄鄉,Xikou 溪口鄉,Yizhu 義竹鄉
PIF|Pingtung 屏東市,Chaozhou 潮州鎮,Donggang 東港鎮,Hengchun 恆春鎮,Sandimen 三地門鄉,Wutai 霧臺鄉,Majia 瑪家鄉,Jiuru 九如鄉,Ligang 里港鄉,Gaoshu 高樹鄉,Yanpu 鹽埔鄉,Changzhi 長治鄉,Linluo 麟洛鄉,Zhutian 竹田鄉,Neipu/Neibu 內埔鄉,Wandan 萬丹鄉,Taiwu 泰武鄉,Laiyi 來義鄉,Wanluan 萬巒鄉,Kanding 崁頂鄉,Xinpi 新埤鄉,Nanzhou 南州鄉,Linbian 林邊鄉,Liuqiu 琉球鄉,Jiadong 佳冬鄉,Xinyuan 新園鄉,Fangliao 枋寮鄉,Fangshan 枋山鄉,Chunri 春日鄉,Shizi 獅子鄉,Checheng 車城鄉,Mudan 牡丹鄉,Manzhou 滿州鄉
ILA|Yilan 宜蘭市,Toucheng 頭城鎮,Luodong 羅東鎮,Suao 蘇澳鎮,Jiaoxi/Jiaosi 礁溪鄉,Zhuangwei 壯圍鄉,Yuanshan 員山鄉,Sanxing 三星鄉,Datong 大同鄉,Wujie 五結鄉,Dongshan 冬山鄉,Nanao 南澳鄉
HUA|Hualien 花蓮市,Fenglin 鳳林鎮,Yuli 玉里鎮,Xincheng 新城鄉,Xiulin 秀林鄉,Jian 吉安鄉,Shoufeng 壽豐鄉,Guangfu 光復鄉,Fengbin 豐濱鄉,Ruisui 瑞穗鄉,Wanrong 萬榮鄉,Zhuoxi 卓溪鄉,Fuli 富里鄉
TTT|Taitung 臺東市,Guanshan 關山鎮,Chenggong 成功鎮,Ludao/Green Island 綠島鄉,Lanyu 蘭嶼鄉,Yanping 延平鄉,Beinan 卑南鄉,Luye 鹿野鄉,Haiduan 海端鄉,Chishang 池上鄉,Donghe 東河鄉,Changbin 長濱鄉,Taimali 太麻里鄉,Jinfeng 金峰鄉,Dawu 大武鄉,Daren 達仁鄉
PEN|Magong 馬公市,Xiyu 西嶼鄉,Wangan 望安鄉,Qimei 七美鄉,Baisha 白沙鄉,Huxi 湖西鄉
KIN|Jincheng 金城鎮,Jinsha 金沙鎮,Jinhu 金湖鎮,Jinning 金寧鄉,Lieyu 烈嶼鄉,Wuqiu 烏坵鄉
LIE|Nangan 南竿鄉,Beigan 北竿鄉,Juguang 莒光鄉,Dongyin 東引鄉
`;

/** What names of one place have in common, however they are spelt. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ (district|township|city|town)$/, '')
    .replace(/[^a-z]/g, '');

function townsIn(list: string): [string, Town][] {
  return list.split(',').flatMap((entry) => {
    const space = entry.lastIndexOf(' ');
    const names = entry.slice(0, space).split('/');
    const chinese = entry.slice(space + 1);
    const [latin = ''] = names;
    const town: Town = { 'zh-TW': chinese, en: latin, vi: latin, id: latin, ja: inJapanese(chinese) };
    return names.map((name): [string, Town] => [plain(name), town]);
  });
}

const BY_COUNTY: ReadonlyMap<string, ReadonlyMap<string, Town>> = new Map(
  TOWNS.trim()
    .split('\n')
    .map((line) => {
      const [county = '', list = ''] = line.split('|');
      return [county, new Map(townsIn(list))];
    }),
);

/** The town of a county that a map of addresses calls so; null: none is known. */
export const townOf = (county: string, name: string): Town | null =>
  BY_COUNTY.get(county)?.get(plain(name)) ?? null;

/** Every town of a county once. */
export const townsOf = (county: string): readonly Town[] => [
  ...new Set(BY_COUNTY.get(county)?.values() ?? []),
];
