interface RetiredWord {
  readonly word: RegExp;
  readonly term: string;
  /** Places of texts where the word means something else. */
  readonly but?: RegExp;
}

/** Other words for what has a term. */
export const RETIRED: readonly RetiredWord[] = [
  { word: /操作紀錄|操作記錄|活動記錄/, term: '活動紀錄' },
  { word: /活動參數|行銷參數|追蹤參數/, term: 'UTM 參數' },
  { word: /品牌短網域|自訂網域/, term: '品牌網域' },
  // Codes and invitations are 過期, invitations have a 回覆期限, and cookies a 期限.
  {
    word: /期限|過期/,
    term: '到期',
    but: /^(?:account|groups|shell|team)\.|^help\/code-refused\/|^privacy\/.*\/heads\//,
  },
];

export const RETIRED_IN_ENGLISH: readonly RetiredWord[] = [
  { word: /brand(?:ed)? domain/i, term: 'Custom domain' },
  { word: /target (?:URL|address)|Long URL/, term: 'Destination URL' },
  { word: /custom name|back-half|random name/i, term: 'Slug' },
  { word: /expiry/i, term: 'Expiration' },
  { word: /pre-?load|pre-fetch/i, term: 'Prefetch' },
  { word: /cached previews?/i, term: 'Preview cache' },
];
