import type { MailTexts } from './mail-text-types';

export const EN: MailTexts = {
  codeSubject: '{code} is your Linklet code',
  signIn: {
    title: 'Log in to Linklet',
    body: 'Enter this code on the login page:',
    button: 'Log me in',
  },
  register: {
    title: 'Finish signing up for Linklet',
    body: 'Welcome! Enter this code to finish signing up and get started:',
    button: 'Finish signing up',
  },
  move: {
    title: 'Confirm your new email address',
    body: 'Enter this code in your settings. From then on you log in with this address:',
    button: 'Go to settings',
  },
  validity: 'The code works once, within {minutes} minutes, and only in the browser that requested it.',
  notYou:
    'If this was not you, ignore this email: nobody can log in without the code. Never share it with anyone.',
  addressInUse: {
    subject: 'Someone tried to use your address for another Linklet account',
    title: 'This address already has an account',
    body: 'Someone requested to change the email address of another Linklet account to this one. This address already has an account, so nothing was changed.',
    advice: 'If it was you, simply log in with this address. If not, there is nothing you need to do.',
  },
  addressChanged: {
    subject: 'Your Linklet email address was changed',
    title: 'Your email address was changed',
    body: 'Your Linklet account now uses {address}. You can no longer log in with this address.',
    advice: 'If you did not change it, reply or contact us right away.',
  },
  tokenReused: {
    subject: 'We ended one of your Linklet logins to keep you safe',
    title: 'One of your logins was ended',
    body: 'The same login credential was used twice, so someone may have copied it. To protect your account, we ended that session.',
    advice: 'Log in again, and end any session in your settings that you do not recognise.',
  },
  device: 'Device',
  time: 'Time',
  signInAgain: 'Log in again',
  footer: 'Linklet sent this automatically because someone used this email address.',
};
