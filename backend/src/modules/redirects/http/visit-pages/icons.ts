const drawn = (paths: string, more = ''): string =>
  `<svg viewBox="0 0 24 24" width="28" height="28" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"${more}>${paths}</svg>`;

/** The product's mark, as in frontend/public/favicon.svg. */
export const LOGO =
  '<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false"><rect width="32" height="32" rx="9" fill="#0b6e5e"/><g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"><path d="M17.5 11.5h-6a4.5 4.5 0 0 0 0 9h6"/><path d="M14.5 16h6.5"/></g><circle cx="24" cy="16" r="2.1" fill="#fff"/></svg>';

/** Pictures that say at a glance what a page is about; screen readers pass them over. */
export const ICONS = {
  ended: drawn(
    '<path d="m18.8 12.3 1.7-1.8a4.9 4.9 0 0 0-7-7l-1.7 1.7"/><path d="m5.2 11.8-1.7 1.7a4.9 4.9 0 0 0 7 7l1.7-1.7"/><path d="M8 2v3M2 8h3M16 19v3M19 16h3"/>',
  ),
  stopped: drawn('<circle cx="12" cy="12" r="9"/><path d="m5.7 5.7 12.6 12.6"/>'),
  lost: drawn('<circle cx="11" cy="11" r="7"/><path d="m20 20-3.9-3.9M8.6 11h4.8"/>'),
  waiting: drawn('<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3.5 2"/>'),
  warning: drawn('<path d="M12 3.5 2.4 20.2h19.2z"/><path d="M12 10v4.5M12 17.4v.1"/>'),
  going: drawn('<path d="M12 3a9 9 0 1 1-8.5 6"/>', ' class="busy"'),
  app: drawn('<rect x="6.5" y="2.5" width="11" height="19" rx="2.6"/><path d="M11 18.2h2"/>'),
} as const;
