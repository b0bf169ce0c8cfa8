/** What only a script answers. A link leads on by itself, and so does a form that has an address. */
const CONTROLS = 'button,[role="button"],[role="tab"],[role="switch"]'

/** Fields that were typed into meanwhile have been taken by then. */
const TAKEN_MS = 50

/**
 * Keeps a press that comes before the islands answer and makes it once they do; people press again when nothing
 * happens, so however often they pressed, it is one press, of what they pressed last. A form without an address would
 * be sent to the page itself, with all that was typed in its address: it waits as well.
 */
export const REPLAY_PRESS = `(function(){
var root=document.documentElement,pressed=null;
function isAwake(){return root.hasAttribute("data-awake")}
addEventListener("click",function(event){
var control=event.target.closest&&event.target.closest('${CONTROLS}');
if(isAwake()||!control||control.disabled)return;
if(control.form&&control.type==="submit"){if(control.form.hasAttribute("action"))return;event.preventDefault()}
pressed=control},true);
new MutationObserver(function(_,observer){
if(!isAwake())return;
observer.disconnect();
setTimeout(function(){if(pressed&&pressed.isConnected)pressed.click()},${TAKEN_MS})})
.observe(root,{attributeFilter:["data-awake"]});
})();`
