/** Milliseconds after which a visitor who is still here has no such app. */
const TIMEOUT_MS = 1500;

/**
 * What the app page runs. It finds `{ attempt, without, web }` in the block "plan": tries the app, and goes to `without`
 * when nothing has come of it. A visitor who leaves for the app, or chooses by themselves, is left alone.
 */
export const APP_SCRIPT = `(function () {
  'use strict';
  var plan = JSON.parse(document.getElementById('plan').textContent);
  var timer = 0;

  function stay() {
    clearTimeout(timer);
  }
  document.addEventListener('visibilitychange', function () {
    if (document.visibilityState === 'hidden') stay();
  });
  window.addEventListener('pagehide', stay);
  document.addEventListener('click', stay);

  if (plan.attempt === null) {
    location.replace(plan.web);
    return;
  }
  timer = setTimeout(function () {
    location.replace(plan.without);
  }, ${TIMEOUT_MS});
  location.href = plan.attempt;
})();`;
