/** Without a language prefix. */
export const analyticsPath = (encodeId: string): string => `/analytics/${encodeURIComponent(encodeId)}`;
