/** Milliseconds from the first script after which a visitor goes on, whatever the tools are doing. */
const TIMEOUT_MS = 1200;
/** Milliseconds that a tool gets to send its report once its script has run. */
const SENDING_MS = 150;

/**
 * What the pixel page runs, as browsers of in-app readers understand it. It finds `{ location, tools }` in the block
 * "plan", starts every tool, and goes on when each has reported or time is up. The clock starts before
 * anything of a tool is touched, so that none of them can keep a visitor here.
 */
export const PIXEL_SCRIPT = `(function () {
  'use strict';
  var nonce = document.currentScript.nonce;
  var plan = JSON.parse(document.getElementById('plan').textContent);
  var waiting = 1;
  var isGoing = false;

  function go() {
    if (isGoing) return;
    isGoing = true;
    location.replace(plan.location);
  }
  setTimeout(go, ${TIMEOUT_MS});

  // Tools report the address of the page: what we have written into it is nothing for them.
  function withoutOwnMarks(query) {
    var kept = query.slice(1).split('&').filter(function (pair) { return !/^(ownvisit|warned)=/.test(pair); });
    return kept.join('&') === '' ? '' : '?' + kept.join('&');
  }
  if (window.history && history.replaceState) {
    history.replaceState(null, '', location.pathname + withoutOwnMarks(location.search) + location.hash);
  }

  // Answers a function that says, once, that something waited for has come.
  function expect() {
    var isThere = false;
    waiting += 1;
    return function () {
      if (isThere) return;
      isThere = true;
      waiting -= 1;
      if (waiting === 0) go();
    };
  }

  function load(address, onLoad, onError) {
    var script = document.createElement('script');
    script.async = true;
    script.nonce = nonce;
    script.onload = onLoad;
    script.onerror = onError;
    script.src = address;
    document.head.appendChild(script);
  }

  // For tools that do not say when their report has left.
  function loadAndWait(address) {
    var reported = expect();
    load(address, function () { setTimeout(reported, ${SENDING_MS}); }, reported);
  }

  function layer() {
    return (window.dataLayer = window.dataLayer || []);
  }

  var start = {
    meta: function (tool) {
      var fbq = function () {
        if (fbq.callMethod) fbq.callMethod.apply(fbq, arguments);
        else fbq.queue.push(arguments);
      };
      fbq.push = fbq;
      fbq.loaded = true;
      fbq.version = '2.0';
      fbq.queue = [];
      window.fbq = window._fbq = fbq;
      tool.ids.forEach(function (id) { fbq('init', id); });
      fbq('track', 'PageView');
      loadAndWait(tool.script);
    },
    container: function (tool) {
      layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      loadAndWait(tool.script);
    },
    tag: function (tool) {
      var data = layer();
      window.gtag = window.gtag || function () { data.push(arguments); };
      var reported = tool.ids.map(expect);
      window.gtag('js', new Date());
      tool.ids.forEach(function (id, index) {
        window.gtag('config', id, { event_callback: reported[index] });
      });
      load(tool.script, null, function () {
        reported.forEach(function (each) { each(); });
      });
    },
    line: function (tool) {
      var queue = (window._ltq = []);
      window._lt = function () { queue.push(arguments); };
      tool.ids.forEach(function (id) { window._lt('init', { customerType: 'lap', tagId: id }); });
      window._lt('send', 'pv', tool.ids);
      loadAndWait(tool.script);
    },
    tiktok: function (tool) {
      var id = tool.ids[0];
      var ttq = (window.ttq = window.ttq || []);
      window.TiktokAnalyticsObject = 'ttq';
      ttq.methods = ['page', 'track', 'identify', 'instances', 'debug', 'on', 'off', 'once', 'ready', 'alias', 'group',
        'enableCookie', 'disableCookie', 'holdConsent', 'revokeConsent', 'grantConsent'];
      ttq.setAndDefer = function (object, method) {
        object[method] = function () { object.push([method].concat([].slice.call(arguments))); };
      };
      ttq.instance = function (name) {
        var one = ttq._i[name] || [];
        ttq.methods.forEach(function (method) { ttq.setAndDefer(one, method); });
        return one;
      };
      ttq._i = ttq._i || {};
      ttq._t = ttq._t || {};
      ttq._o = ttq._o || {};
      ttq._i[id] = [];
      ttq._i[id]._u = tool.script.split('?')[0];
      ttq._t[id] = Date.now();
      ttq._o[id] = {};
      // All of them are told of the page at once: it is one visit.
      if (!ttq.page) {
        ttq.methods.forEach(function (method) { ttq.setAndDefer(ttq, method); });
        ttq.page();
      }
      loadAndWait(tool.script);
    }
  };

  plan.tools.forEach(function (tool) {
    // A browser may forbid a tool what it wants to store; that is between the two of them.
    try { start[tool.kind](tool); } catch (error) { return; }
  });
  waiting -= 1;
  if (waiting === 0) go();

  // A visitor who does not want to wait goes on without leaving this page in the history.
  document.addEventListener('click', function (event) {
    var chosen = event.target.closest && event.target.closest('#on');
    if (!chosen || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go();
  });
})();`;
