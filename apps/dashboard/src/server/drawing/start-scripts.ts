import { sourceHash } from '../policy/inline-scripts.ts'
import { REPLAY_PRESS } from './replay-press.ts'

/** Where a page names the files that wait until it is drawn. */
export const LATE_SCRIPTS_ID = 'late-scripts'

/** Names the files whose styles a page carries. */
export const STYLE_FILES_MARK = 'data-style-files'

/** A picture that has come is drawn within this time, even when it is not the largest thing in sight. */
const DRAWING_MS = 100

/** On a network too poor for the first pictures, scripts no longer wait for them. */
const LONGEST_WAIT_MS = 2_500

/**
 * React knows a style by its link and would fetch one that is not there. These links are disabled, which fetches
 * nothing; they cannot stand in the page itself, because browsers look ahead for files and overlook that word.
 */
const LINK_STYLES = `var styles=document.querySelector("style[${STYLE_FILES_MARK}]");
if(styles)styles.getAttribute("${STYLE_FILES_MARK}").split(" ").forEach(function(file){
var link=document.createElement("link");
link.setAttribute("rel","stylesheet");link.setAttribute("disabled","");link.setAttribute("data-precedence","next");
link.setAttribute("href",file);styles.before(link)});`

/** React takes scripts for its own by these two attributes; without them it would load each file again. */
const LOAD_SCRIPTS = `JSON.parse(document.getElementById("${LATE_SCRIPTS_ID}").textContent).forEach(function(file){
var script=document.createElement("script");
script.setAttribute("async","");script.setAttribute("src",file);
document.head.appendChild(script)});`

/**
 * Loads the page's scripts once what it opens with is seen: fetching and running them takes a phone longer than
 * drawing does, so drawing goes first. A page in the background is not drawn at all, and does not wait; nor does one
 * that somebody touches already.
 */
export const START_SCRIPTS = `${REPLAY_PRESS}(function(){
var isStarted=false,isSeen=false;
function start(){if(isStarted)return;isStarted=true;${LINK_STYLES}${LOAD_SCRIPTS}}
var waited=Array.from(document.images).filter(function(picture){
return picture.getAttribute("fetchpriority")==="high"&&!picture.complete});
var left=waited.length;
function look(){if(isSeen&&left===0)start()}
function come(){left-=1;setTimeout(look,${DRAWING_MS})}
waited.forEach(function(picture){picture.addEventListener("load",come);picture.addEventListener("error",come)});
setTimeout(start,${LONGEST_WAIT_MS});
["pointerdown","keydown","focusin"].forEach(function(kind){
addEventListener(kind,start,{capture:true,passive:true,once:true})});
if(document.hidden||!window.PerformanceObserver)return start();
var kinds=PerformanceObserver.supportedEntryTypes||[],largest="largest-contentful-paint";
new PerformanceObserver(function(){isSeen=true;look()})
.observe({type:kinds.includes(largest)?largest:"paint",buffered:true});
})()`

export const START_SCRIPTS_HASH = sourceHash(START_SCRIPTS)
