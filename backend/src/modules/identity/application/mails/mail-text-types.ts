/** A mail that carries a code. */
export interface CodeMailTexts {
  readonly title: string;
  readonly body: string;
  /** Label of the link that fills the code in. */
  readonly button: string;
}

/** A mail that tells what has happened. */
export interface NoticeTexts {
  readonly subject: string;
  readonly title: string;
  readonly body: string;
  /** What to do when it was not oneself. */
  readonly advice: string;
}

/** Everything that identity writes to people. Words in braces are filled in. */
export interface MailTexts {
  /** `{code}` comes first, so that it can be read where only the beginning is shown. */
  readonly codeSubject: string;
  readonly signIn: CodeMailTexts;
  readonly register: CodeMailTexts;
  readonly move: CodeMailTexts;
  /** `{minutes}` */
  readonly validity: string;
  readonly notYou: string;
  /** A person wanted to take this address, which has an account, for theirs. */
  readonly addressInUse: NoticeTexts;
  /** To the old address; `{address}` is the new one, partly hidden. */
  readonly addressChanged: NoticeTexts;
  /** A refresh token was used twice. */
  readonly tokenReused: NoticeTexts;
  readonly device: string;
  readonly time: string;
  readonly signInAgain: string;
  readonly footer: string;
}
