/** The words between commas, of whatever script. */
export const wordsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[,，、;；\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];
