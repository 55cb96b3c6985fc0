/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 144
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sendSubmission: () => (/* binding */ sendSubmission),
  sendTimeoutMs: () => (/* binding */ sendTimeoutMs)
});

;// ./node_modules/@emailjs/browser/es/store/store.js
const store = {
    _origin: 'https://api.emailjs.com',
};

;// ./node_modules/@emailjs/browser/es/methods/init/init.js

/**
 * Initiation
 * @param {string} publicKey - set the EmailJS public key
 * @param {string} origin - set the EmailJS origin
 */
const init = (publicKey, origin = 'https://api.emailjs.com') => {
    store._userID = publicKey;
    store._origin = origin;
};

;// ./node_modules/@emailjs/browser/es/utils/validateParams.js
const validateParams = (publicKey, serviceID, templateID) => {
    if (!publicKey) {
        throw 'The public key is required. Visit https://dashboard.emailjs.com/admin/account';
    }
    if (!serviceID) {
        throw 'The service ID is required. Visit https://dashboard.emailjs.com/admin';
    }
    if (!templateID) {
        throw 'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates';
    }
    return true;
};

;// ./node_modules/@emailjs/browser/es/models/EmailJSResponseStatus.js
class EmailJSResponseStatus {
    constructor(httpResponse) {
        this.status = httpResponse ? httpResponse.status : 0;
        this.text = httpResponse ? httpResponse.responseText : 'Network Error';
    }
}

;// ./node_modules/@emailjs/browser/es/api/sendPost.js


const sendPost = (url, data, headers = {}) => {
    return new Promise((resolve, reject) => {
        const xhr = new XMLHttpRequest();
        xhr.addEventListener('load', ({ target }) => {
            const responseStatus = new EmailJSResponseStatus(target);
            if (responseStatus.status === 200 || responseStatus.text === 'OK') {
                resolve(responseStatus);
            }
            else {
                reject(responseStatus);
            }
        });
        xhr.addEventListener('error', ({ target }) => {
            reject(new EmailJSResponseStatus(target));
        });
        xhr.open('POST', store._origin + url, true);
        Object.keys(headers).forEach((key) => {
            xhr.setRequestHeader(key, headers[key]);
        });
        xhr.send(data);
    });
};

;// ./node_modules/@emailjs/browser/es/methods/sendForm/sendForm.js



const findHTMLForm = (form) => {
    let currentForm;
    if (typeof form === 'string') {
        currentForm = document.querySelector(form);
    }
    else {
        currentForm = form;
    }
    if (!currentForm || currentForm.nodeName !== 'FORM') {
        throw 'The 3rd parameter is expected to be the HTML form element or the style selector of form';
    }
    return currentForm;
};
/**
 * Send a form the specific EmailJS service
 * @param {string} serviceID - the EmailJS service ID
 * @param {string} templateID - the EmailJS template ID
 * @param {string | HTMLFormElement} form - the form element or selector
 * @param {string} publicKey - the EmailJS public key
 * @returns {Promise<EmailJSResponseStatus>}
 */
const sendForm = (serviceID, templateID, form, publicKey) => {
    const uID = publicKey || store._userID;
    const currentForm = findHTMLForm(form);
    validateParams(uID, serviceID, templateID);
    const formData = new FormData(currentForm);
    formData.append('lib_version', '3.10.0');
    formData.append('service_id', serviceID);
    formData.append('template_id', templateID);
    formData.append('user_id', uID);
    return sendPost('/api/v1.0/email/send-form', formData);
};

// EXTERNAL MODULE: ./shared/contract/base-path.ts + 1 modules
var base_path = __webpack_require__(320);
;// ./remote-contact/src/components/own-request.ts
/**
 * Runs a function that makes one XMLHttpRequest at once and keeps it to itself.
 * @returns what the function returns, and its request: with it the request can be aborted.
 */
function ownRequest(run) {
    const Original = window.XMLHttpRequest;
    let request;
    window.XMLHttpRequest = new Proxy(Original, { construct: () => (request = new Original()) });
    try {
        return { result: run(), request };
    }
    finally {
        window.XMLHttpRequest = Original;
    }
}

;// ./remote-contact/src/components/send-submission.ts



/** In milliseconds. The mail library has no timeout of its own. */
const sendTimeoutMs = 30_000;
/**
 * Sends a form with the mail library, and aborts the request after {@link sendTimeoutMs}. Never throws. The library throws
 * plain strings for missing keys, rejects with `{status, text}` for error responses, and with status 0 when the network
 * fails.
 */
async function sendSubmission(form) {
    if (!navigator.onLine)
        return { kind: 'failed', reason: 'offline', detail: 'the browser is offline' };
    try {
        init({"origin":"","publicKey":"mailbox","serviceId":"mailbox","templateId":"mailbox"}.publicKey, {"origin":"","publicKey":"mailbox","serviceId":"mailbox","templateId":"mailbox"}.origin || location.origin + base_path/* basePath */.Jp);
        const { result, request } = ownRequest(() => sendForm({"origin":"","publicKey":"mailbox","serviceId":"mailbox","templateId":"mailbox"}.serviceId, {"origin":"","publicKey":"mailbox","serviceId":"mailbox","templateId":"mailbox"}.templateId, form, {"origin":"","publicKey":"mailbox","serviceId":"mailbox","templateId":"mailbox"}.publicKey));
        return await Promise.race([answered(result, request), timedOut(request)]);
    }
    catch (error) {
        return { kind: 'failed', reason: 'misconfigured', detail: String(error) };
    }
}
async function answered(result, request) {
    let hasBegun = false;
    request?.addEventListener('readystatechange', () => {
        hasBegun ||= request.readyState >= XMLHttpRequest.HEADERS_RECEIVED && request.status > 0;
    });
    try {
        await result;
        return { kind: 'sent' };
    }
    catch (error) {
        return failure(error, hasBegun);
    }
}
/** Aborts the request: what was not sent by then is never sent. */
function timedOut(request) {
    return new Promise((resolve) => {
        const timer = setTimeout(() => {
            request?.abort();
            resolve({ kind: 'unsure', reason: 'timeout', detail: `no response within ${sendTimeoutMs / 1000} s` });
        }, sendTimeoutMs);
        request?.addEventListener('loadend', () => clearTimeout(timer));
    });
}
/** A gateway that waited in vain says 504. It does not know either whether the message arrived. */
function failure(error, hasBegun) {
    const { status, text } = isErrorResponse(error) ? error : { status: 0, text: String(error) };
    if (status === 504)
        return { kind: 'unsure', reason: 'timeout', detail: `${status} ${text}` };
    if (status > 0)
        return { kind: 'failed', reason: 'refused', detail: `${status} ${text}` };
    if (hasBegun)
        return { kind: 'unsure', reason: 'broken off', detail: 'the answer broke off' };
    return { kind: 'failed', reason: 'unreachable', detail: text || 'Network Error' };
}
function isErrorResponse(error) {
    return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';
}


/***/ },

/***/ 320
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Jp: () => (/* binding */ basePath)
});

// UNUSED EXPORTS: languagePath, pagesPath, withBase, withoutBase

;// ./shared/contract/stated-paths.ts
/**
 * What the document says of where its site stands. In the page of another site nothing says it: there the build puts
 * @portfolio/foreign/stated-paths in this module's place.
 */
const statedPaths = typeof document === 'object' ? document.documentElement.dataset : {};

;// ./shared/contract/base-path.ts

/**
 * The path below which the site stands, such as "/repo"; empty at the root of an origin. The page says it, because a
 * release is the same for every address. On a server it is empty: the composer puts it into finished HTML. In another
 * site's page it is the complete address of ours.
 */
const basePath = statedPaths.base ?? '';
/** Where the data and pages in the document's language stand below it, such as "/ko"; empty for the main language. */
const languagePath = statedPaths.language ?? '';
/** The path below which the pages in the document's language stand. */
const pagesPath = basePath + languagePath;
/**
 * The complete path of one of the site, such as "/HAL" or "/releases.json", in the document's language. Files of
 * releases have none: their names begin with "_". Other addresses stay as they are.
 */
function withBase(address) {
    if (!/^\/(?!\/)/.test(address))
        return address;
    return (address.startsWith('/_') ? basePath : pagesPath) + address;
}
/** The path of the site that a browser's path stands for; undefined for one that is outside of it. */
function withoutBase(pathname) {
    return pathname.startsWith(`${pagesPath}/`) ? pathname.slice(pagesPath.length) : undefined;
}


/***/ }

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	const __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __webpack_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		const cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		const module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		let threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId](module, module.exports, __webpack_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/define property getters */
/******/ 	// define getter/value functions for harmony exports
/******/ 	__webpack_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__webpack_require__.o(definition, key) && !__webpack_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	__webpack_require__.o = (obj, prop) => (Object.hasOwn(obj, prop));
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	// define __esModule on exports
/******/ 	__webpack_require__.r = (exports) => {
/******/ 		Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ 	
/************************************************************************/
let __webpack_exports__ = {};
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  area: () => (/* binding */ area_area)
});

;// external "react/jsx-runtime"
const jsx_runtime_namespaceObject = require("react/jsx-runtime");
;// external "@portfolio/contract/shell"
const shell_namespaceObject = require("@portfolio/contract/shell");
;// ./shared/ui/own-style.ts
/**
 * CSS values that belong to one element and stand in no style sheet: a picture's colour, the ratio of
 * its frame. The page's policy forbids style attributes, which injected HTML could carry too. So the values
 * stand in `data-style`: publish makes rules of them for the page's own style sheet, whose hash the policy
 * names, and in the browser they are set on elements that React adds later.
 */
function ownStyle(values) {
    const set = Object.entries(values).flatMap(([name, value]) => (value ? [`${name}:${value}`] : []));
    if (set.length === 0)
        return {};
    const css = set.join(';');
    return { 'data-style': css, ref: setterOf(css) };
}
/** One function for each text: React calls a ref again whenever the function is another. */
function setterOf(css) {
    const known = setters.get(css);
    if (known)
        return known;
    const setter = (element) => {
        if (element)
            element.style.cssText = css;
    };
    setters.set(css, setter);
    return setter;
}
const setters = new Map();

;// ./shared/ui/picture.module.css
// Exports
/* harmony default export */ const picture_module = ({
	"photo": `photo-VXrE`,
	"sheet": `sheet-NA7N`,
	"drawing": `drawing-uSpT`
});

;// ./shared/ui/picture.tsx



const loadings = {
    first: { fetchPriority: 'high' },
    ahead: { fetchPriority: 'low' },
    lazy: { loading: 'lazy', decoding: 'async', fetchPriority: 'low' },
};
function Picture({ picture, alt, sizes, ratio, focus, priority = 'lazy' }) {
    const loading = loadings[priority];
    const frame = { '--ratio': ratio, '--focus': focus };
    if (picture.kind === 'drawing') {
        return ((0,jsx_runtime_namespaceObject.jsx)("span", { ...ownStyle(frame), className: picture_module.sheet, "data-cropped": ratio ? '' : undefined, children: (0,jsx_runtime_namespaceObject.jsx)("img", { ...loading, className: picture_module.drawing, src: picture.src, alt: alt, width: picture.width, height: picture.height }) }));
    }
    const fallback = picture.fallbacks[0] ?? picture.width;
    return ((0,jsx_runtime_namespaceObject.jsxs)("picture", { children: [(0,jsx_runtime_namespaceObject.jsx)("source", { type: "image/avif", srcSet: sourceSet(picture.base, picture.widths, 'avif'), sizes: sizes }), (0,jsx_runtime_namespaceObject.jsx)("img", { ...loading, ...ownStyle(frame), className: picture_module.photo, "data-cropped": ratio ? '' : undefined, src: `${picture.base}-${fallback}.jpg`, srcSet: sourceSet(picture.base, picture.fallbacks, 'jpg'), sizes: sizes, alt: alt, width: picture.width, height: picture.height })] }));
}
function sourceSet(base, widths, extension) {
    return widths.map((width) => `${base}-${width}.${extension} ${width}w`).join(', ');
}

;// ./shared/ui/text-block.module.css
// Exports
/* harmony default export */ const text_block_module = ({
	"text": `text-hFXO`
});

;// ./shared/ui/text-block.tsx



/** Running text. Its HTML comes from Markdown in which raw HTML is only text. */
function TextBlock({ html }) {
    return (0,jsx_runtime_namespaceObject.jsx)("div", { className: text_block_module.text, dangerouslySetInnerHTML: { __html: (0,shell_namespaceObject.contentHtml)(html) } });
}

;// external "react"
const external_react_namespaceObject = require("react");
;// ./remote-contact/src/components/contact-form.module.css
// Exports
/* harmony default export */ const contact_form_module = ({
	"form": `form-drlM`,
	"field": `field-VqHA`,
	"error": `error-ZCAM`,
	"hint": `hint-y6qD`,
	"trap": `trap-EFJa`,
	"result": `result-A66u`,
	"send": `send-ktBZ`
});

;// ./remote-contact/src/components/field.tsx


/** A labelled field with its validation message. It keeps its value itself. */
function Field({ name, label, readOnly, type = 'text', autoComplete, rows, hint, error }) {
    const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
    const shared = {
        id: name,
        name,
        readOnly,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
    };
    return ((0,jsx_runtime_namespaceObject.jsxs)("p", { className: contact_form_module.field, "data-wide": rows ? '' : undefined, children: [(0,jsx_runtime_namespaceObject.jsx)("label", { htmlFor: name, children: label }), error && ((0,jsx_runtime_namespaceObject.jsx)("span", { className: contact_form_module.error, id: `${name}-error`, role: "status", children: error })), rows ? (0,jsx_runtime_namespaceObject.jsx)("textarea", { ...shared, rows: rows }) : (0,jsx_runtime_namespaceObject.jsx)("input", { ...shared, type: type, autoComplete: autoComplete }), hint && ((0,jsx_runtime_namespaceObject.jsx)("span", { className: contact_form_module.hint, id: `${name}-hint`, children: hint }))] }));
}

;// ./remote-contact/src/components/plain-post.ts
/**
 * Where the browser itself sends the form until React has it, or without scripts: to the mailbox of the site's own
 * origin, or else into the visitor's mail program. There Send waits for the scripts, if they can come; see
 * shell/src/start-guard.ts.
 */
function plainPost(email, isPlain) {
    if ({"origin":"","publicKey":"mailbox","serviceId":"mailbox","templateId":"mailbox"}.origin) {
        const wait = isPlain && { 'data-send-when-started': '' };
        return { action: `mailto:${email}`, encType: 'text/plain', ...wait };
    }
    return { action: '/api/v1.0/email/send-form', encType: 'multipart/form-data' };
}
/** What the mail library adds to a form. */
const libraryFields = Object.entries({
    lib_version: '3.10.0',
    service_id: {"origin":"","publicKey":"mailbox","serviceId":"mailbox","templateId":"mailbox"}.serviceId,
    template_id: {"origin":"","publicKey":"mailbox","serviceId":"mailbox","templateId":"mailbox"}.templateId,
    user_id: {"origin":"","publicKey":"mailbox","serviceId":"mailbox","templateId":"mailbox"}.publicKey,
});

;// ./remote-contact/src/components/result.tsx


/** What became of the message, and the way on where it may not have arrived. */
function Result({ sending: { phase, submission }, texts, mailto }) {
    const sentence = {
        sent: submission?.from_email ? texts.success : texts.successNoAnswer,
        failed: texts.failure,
        unsure: texts.unsure,
    };
    return ((0,jsx_runtime_namespaceObject.jsx)("div", { role: "alert", className: contact_form_module.result, "data-phase": phase, children: (phase === 'sent' || phase === 'failed' || phase === 'unsure') && ((0,jsx_runtime_namespaceObject.jsxs)("p", { ref: scrollToResult, children: [(0,jsx_runtime_namespaceObject.jsx)("span", { children: sentence[phase] }), ' ', phase !== 'sent' && ((0,jsx_runtime_namespaceObject.jsx)("a", { href: mailto, children: (0,jsx_runtime_namespaceObject.jsx)("span", { children: texts.mailto }) }))] }, phase)) }));
}
/** On a phone the result is often below the visible part of the page. */
function scrollToResult(element) {
    element?.scrollIntoView({ block: 'nearest' });
}

;// ./remote-contact/src/components/submission.ts
const fieldNames = ['from_name', 'from_email', 'message'];
const emptySubmission = { from_name: '', from_email: '', message: '' };
/**
 * The mail provider rejects more than 50 KB. The difference leaves room for field names and the library's own fields.
 */
const byteLimit = 48_000;
/**
 * How many characters at the end of the message exceed the limit. A Latin character takes one byte, a Hangul syllable
 * three.
 */
function charactersTooMany({ from_name, from_email, message }) {
    const encoder = new TextEncoder();
    let excess = encoder.encode(from_name + from_email + message).length - byteLimit;
    let count = 0;
    const characters = [...message];
    while (excess > 0 && count < characters.length) {
        count++;
        excess -= encoder.encode(characters[characters.length - count]).length;
    }
    return count;
}
/** A mailto link with the message, for the visitor's own mail program. */
function mailtoLink(to, { from_name, message }) {
    return `mailto:${to}?subject=${encodeURIComponent(from_name)}&body=${encodeURIComponent(message)}`;
}

// EXTERNAL MODULE: ./shared/contract/base-path.ts + 1 modules
var base_path = __webpack_require__(320);
;// ./remote-contact/src/components/draft.ts


/** All sites of an origin share the storage. */
const key = `draft:contact${base_path/* basePath */.Jp}`;
/** Saves the form's values, so that they survive a reload, a navigation and a crash of the tab. */
function saveDraft(submission, { posted = false } = {}) {
    try {
        const draft = { ...submission, ...(posted && { posted }) };
        if (Object.values(submission).some(Boolean))
            localStorage.setItem(key, JSON.stringify(draft));
        else
            localStorage.removeItem(key);
    }
    catch {
        // Storage is denied or full. The text is still in the form.
    }
}
function clearDraft() {
    saveDraft(emptySubmission);
}
/** The saved draft; an empty one where there is none or where it can't be read. */
function readDraft() {
    try {
        const saved = (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {});
        const text = (name) => (typeof saved[name] === 'string' ? saved[name] : '');
        const submission = { from_name: text('from_name'), from_email: text('from_email'), message: text('message') };
        return { submission, posted: saved['posted'] === true };
    }
    catch {
        return { submission: emptySubmission, posted: false };
    }
}

;// ./remote-contact/src/components/form-values.ts

/** The values that stand in the fields of a form. */
function readForm(form) {
    const [from_name = '', from_email = '', message = ''] = fieldNames.map((name) => fieldOf(form, name)?.value ?? '');
    return { from_name, from_email, message };
}
/** Fills in the fields that are empty. */
function fillEmptyFields(form, submission) {
    for (const name of fieldNames) {
        const field = fieldOf(form, name);
        if (field && !field.value)
            field.value = submission[name];
    }
}
function fieldOf(form, name) {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}
function isSame(one, other) {
    return fieldNames.every((name) => one[name] === other[name]);
}

;// ./remote-contact/src/components/early-form.ts


const nothing = { submission: emptySubmission, wantsSending: false };
/**
 * Read while React renders the form for the first time: markup that does not fit, as that of a translated page, is
 * rendered anew, and the elements that were written into are gone.
 */
function readEarlyForm(id) {
    // On a server there is no form.
    if (typeof HTMLFormElement === 'undefined')
        return nothing;
    const form = document.getElementById(id);
    if (!(form instanceof HTMLFormElement))
        return nothing;
    return { submission: readForm(form), wantsSending: form.dataset['sendWhenStarted'] === 'asked' };
}

;// ./remote-contact/src/components/store.ts
function createStore(first) {
    let current = first;
    const listeners = new Set();
    return {
        get: () => current,
        set: (value) => {
            current = value;
            for (const listener of listeners)
                listener();
        },
        subscribe: (listener) => {
            listeners.add(listener);
            return () => listeners.delete(listener);
        },
    };
}

;// ./remote-contact/src/components/sending.ts



/**
 * The state of sending. It outlives the page with the form: a visitor who leaves while a message is on its way, and
 * comes back, can neither send it twice nor miss what became of it.
 */
const sendingStore = createStore({ phase: 'writing' });
function enterPhase(phase, submission) {
    if (phase !== sendingStore.get().phase)
        sendingStore.set({ phase, ...(submission && { submission }) });
}
/** A message that was on its way when its page was closed may have arrived. */
function resumeFromDraft() {
    const { submission, posted } = readDraft();
    if (posted && sendingStore.get().phase === 'writing')
        enterPhase('unsure', submission);
}
/** Sends what stands in the form at the end of a pause. */
async function send(form, { pause, post }) {
    if (sendingStore.get().phase === 'sending')
        return undefined;
    enterPhase('sending');
    saveDraft(readForm(form));
    await elapsed(pause);
    const submission = readForm(form);
    saveDraft(submission, { posted: true });
    const outcome = await post(form);
    if (outcome.kind === 'sent')
        clearDraft();
    else
        saveDraft(submission, { posted: outcome.kind === 'unsure' });
    enterPhase(outcome.kind, submission);
    return outcome;
}
function elapsed(milliseconds) {
    return new Promise((resolve) => {
        setTimeout(resolve, Math.max(0, milliseconds));
    });
}

;// ./remote-contact/src/components/use-submission.ts








/** In milliseconds. A person takes at least this long between touching the form and sending it. */
const minFillTimeMs = 3000;
const atFirst = { phase: 'writing' };
/** What is written in the form. */
const writtenStore = createStore(emptySubmission);
/**
 * State of the contact form, from the first input to its outcome. The fields are not controlled: what stands in them is
 * sent, whoever wrote it there and whenever.
 */
function useSubmission(id) {
    const { report } = (0,shell_namespaceObject.useShell)();
    const form = (0,external_react_namespaceObject.useRef)(null);
    const touched = (0,external_react_namespaceObject.useRef)(0);
    const submission = useWritten(id, form);
    const sending = (0,external_react_namespaceObject.useSyncExternalStore)(sendingStore.subscribe, sendingStore.get, () => atFirst);
    const touch = () => {
        if (touched.current)
            return;
        touched.current = Date.now();
        loadSender().catch(report);
    };
    const onSubmit = async (event, isRobot) => {
        event.preventDefault();
        const element = event.currentTarget;
        const written = readForm(element);
        if (sending.phase === 'sending')
            return;
        if (!written.message.trim() || charactersTooMany(written) > 0) {
            element.querySelector('[name=message]')?.focus();
            return enterPhase('incomplete');
        }
        // Delays a submission that is too fast for a person instead of rejecting it.
        const pause = touched.current + minFillTimeMs - Date.now();
        const outcome = await send(element, { pause, post: isRobot ? refuse : post });
        if (outcome && outcome.kind !== 'sent')
            report(new Error(`The message was not sent (${outcome.reason}): ${outcome.detail}`));
    };
    return { form, submission, sending, touch, onSubmit };
}
/** What is written is saved as a draft; a draft fills in what is empty when the form appears. */
function useWritten(id, form) {
    const [early] = (0,external_react_namespaceObject.useState)(() => readEarlyForm(id));
    const written = (0,external_react_namespaceObject.useSyncExternalStore)(writtenStore.subscribe, writtenStore.get, () => emptySubmission);
    (0,external_react_namespaceObject.useLayoutEffect)(() => {
        const element = form.current;
        if (!element)
            return;
        fillEmptyFields(element, early.submission);
        const draft = readDraft().submission;
        fillEmptyFields(element, draft);
        resumeFromDraft();
        let last = readForm(element);
        writtenStore.set(last);
        if (!isSame(last, draft))
            saveDraft(last);
        const onWrite = () => {
            const now = readForm(element);
            if (isSame(now, last))
                return;
            writtenStore.set((last = now));
            saveDraft(now);
            if (sendingStore.get().phase !== 'sending')
                enterPhase('writing');
        };
        const onSend = () => {
            if (sendingStore.get().phase !== 'sent')
                return;
            element.reset();
            writtenStore.set((last = emptySubmission));
        };
        // Native events: programs that fill in forms write without those of React, and some report a change only.
        const types = ['input', 'change'];
        for (const type of types)
            element.addEventListener(type, onWrite);
        const forget = sendingStore.subscribe(onSend);
        return () => {
            for (const type of types)
                element.removeEventListener(type, onWrite);
            forget();
            if (sendingStore.get().phase !== 'sending')
                enterPhase('writing');
        };
    }, [early, form]);
    (0,external_react_namespaceObject.useEffect)(() => {
        if (early.wantsSending)
            form.current?.requestSubmit();
    }, [early, form]);
    return written;
}
/** The mail library is in a chunk of its own, fetched when the form is first touched so that it is ready at Send. */
function loadSender() {
    return Promise.resolve(/* import() | post */).then(() => (__webpack_require__(144)));
}
async function post(form) {
    try {
        return await (await loadSender()).sendSubmission(form);
    }
    catch (error) {
        return { kind: 'failed', reason: 'unreachable', detail: String(error) };
    }
}
function refuse() {
    return Promise.resolve({ kind: 'failed', reason: 'robot', detail: 'the honeypot field was filled in' });
}

;// ./remote-contact/src/components/contact-form.tsx









const id = 'contact-form';
const neverSent = 'never-sent';
/** The contact form. Until React has it, and without scripts, the browser sends it. */
function ContactForm({ texts }) {
    const { site } = (0,shell_namespaceObject.useShell)();
    const { form, submission, sending, touch, onSubmit } = useSubmission(id);
    const isPlain = (0,external_react_namespaceObject.useSyncExternalStore)(neverChanges, () => false, () => true);
    const trap = (0,external_react_namespaceObject.useRef)(null);
    const { phase } = sending;
    const readOnly = phase === 'sending';
    const tooMany = charactersTooMany(submission);
    const error = tooMany > 0
        ? texts.tooLong.replace('{count}', tooMany.toLocaleString(site.language))
        : phase === 'incomplete'
            ? texts.missingMessage
            : undefined;
    return ((0,jsx_runtime_namespaceObject.jsxs)(jsx_runtime_namespaceObject.Fragment, { children: [(0,jsx_runtime_namespaceObject.jsxs)("form", { ref: form, id: id, className: contact_form_module.form, "data-phase": phase, method: "post", ...plainPost(site.email, isPlain), onFocus: touch, onKeyDown: stayWhileComposing, onSubmit: (event) => void onSubmit(event, Boolean(trap.current?.value)), children: [(0,jsx_runtime_namespaceObject.jsx)(Field, { name: "from_name", label: texts.name, autoComplete: "name", readOnly: readOnly }), (0,jsx_runtime_namespaceObject.jsx)(Field, { name: "from_email", label: texts.email, type: "email", autoComplete: "email", hint: texts.noAnswer, readOnly: readOnly }), (0,jsx_runtime_namespaceObject.jsx)(Field, { name: "message", label: texts.message, rows: 8, error: error, readOnly: readOnly }), (0,jsx_runtime_namespaceObject.jsx)("input", { ref: trap, className: contact_form_module.trap, name: "website", form: neverSent, tabIndex: -1, "aria-hidden": "true", autoComplete: "off" }), isPlain &&
                        !{"origin":"","publicKey":"mailbox","serviceId":"mailbox","templateId":"mailbox"}.origin &&
                        libraryFields.map(([name, value]) => (0,jsx_runtime_namespaceObject.jsx)("input", { type: "hidden", name: name, value: value }, name)), (0,jsx_runtime_namespaceObject.jsx)("button", { className: contact_form_module.send, "aria-disabled": readOnly, children: (0,jsx_runtime_namespaceObject.jsx)("span", { children: readOnly ? texts.sending : texts.send }) })] }), (0,jsx_runtime_namespaceObject.jsx)("form", { id: neverSent, hidden: true }), (0,jsx_runtime_namespaceObject.jsx)(Result, { sending: sending, texts: texts, mailto: mailtoLink(site.email, submission) })] }));
}
/** An Enter that ends a composition does not send. Safari reports it after the composition, as key 229. */
function stayWhileComposing(event) {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key === 'Enter' && isComposing && event.target instanceof HTMLInputElement)
        event.preventDefault();
}
function neverChanges() {
    return () => undefined;
}

;// ./remote-contact/src/pages/contact-page.module.css
// Exports
/* harmony default export */ const contact_page_module = ({
	"contact": `contact-Ay63`,
	"owner": `owner-JNpt`,
	"portrait": `portrait-v703`,
	"write": `write-_cwp`
});

;// ./remote-contact/src/pages/contact-page.tsx






/** The owner's name, portrait and introduction, and the form. Without a form, a page of text. */
function ContactPage({ page }) {
    const { site } = (0,shell_namespaceObject.useShell)();
    const portrait = page.figures[0];
    return ((0,jsx_runtime_namespaceObject.jsxs)("article", { className: contact_page_module.contact, children: [(0,jsx_runtime_namespaceObject.jsxs)("header", { className: contact_page_module.owner, children: [(0,jsx_runtime_namespaceObject.jsx)("h1", { children: page.form ? site.name : page.title }), portrait && ((0,jsx_runtime_namespaceObject.jsxs)("figure", { className: contact_page_module.portrait, children: [(0,jsx_runtime_namespaceObject.jsx)(Picture, { picture: portrait.picture, alt: portrait.alt, focus: portrait.focus, sizes: "(min-width: 720px) 19rem, 100vw", ratio: "var(--portrait)", priority: "first" }), portrait.captionText && (0,jsx_runtime_namespaceObject.jsx)("figcaption", { children: portrait.captionText })] })), (0,jsx_runtime_namespaceObject.jsx)("p", { children: (0,jsx_runtime_namespaceObject.jsx)("a", { href: `mailto:${site.email}`, children: site.email }) }), (0,jsx_runtime_namespaceObject.jsx)("ul", { children: site.links.map(({ label, href, file }) => ((0,jsx_runtime_namespaceObject.jsx)("li", { children: (0,jsx_runtime_namespaceObject.jsx)("a", { href: href, download: file && '', children: label }) }, href))) })] }), (0,jsx_runtime_namespaceObject.jsxs)("div", { className: contact_page_module.write, children: [page.sections.map((section, index) => ((0,jsx_runtime_namespaceObject.jsx)(SectionContent, { ...section }, index))), page.form && (0,jsx_runtime_namespaceObject.jsx)(ContactForm, { texts: page.form })] })] }));
}
function SectionContent({ id, heading, blocks }) {
    return ((0,jsx_runtime_namespaceObject.jsxs)(jsx_runtime_namespaceObject.Fragment, { children: [heading && (0,jsx_runtime_namespaceObject.jsx)("h2", { id: id, children: heading }), blocks.map((block, index) => block.kind === 'text' && (0,jsx_runtime_namespaceObject.jsx)(TextBlock, { html: block.html }, index))] }));
}

;// ./remote-contact/src/area.tsx


const area_area = { contract: (/* inlined export .contractVersion */8), name: 'contact', Page: ContactPage };

module.exports = __webpack_exports__;
/******/ })()
;
//# sourceMappingURL=area.js.map