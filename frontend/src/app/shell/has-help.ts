/** Whether a page has the button of the help: on some no one should be led astray, or they are the help themselves. */
export const hasHelp = (path: string): boolean =>
  !/^\/(?:login|signup|logout|onboarding|help)(?:\/|$)/.test(path);
