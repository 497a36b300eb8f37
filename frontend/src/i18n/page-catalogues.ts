/** The file of a part in a language. The names of all these files weigh more than some of them. */
export const importPart = (part: string, locale: string): Promise<unknown> =>
  import(`../../locales/${part}/${locale}.json`);
