/**
 * Script beside the question whether the code may be kept, only in pages that ask: it moves the
 * code to lasting storage and reports that. If the report fails, the next page repeats it.
 */
export const KEEP_REFERRAL = `(a=>{try{let k="referralCode",l=localStorage,s=sessionStorage;if(l[k])return a.remove();a.querySelector("button").onclick=()=>{let code=s[k],n=a.nextElementSibling;if(!code)return;l[k]=code;l.referralReplaced="-";s.removeItem(k);a.remove();n.focus();fetch("/api/referrals/visits",{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({code,path:location.pathname,keep:true})}).then(r=>r.ok&&l.removeItem("referralReplaced"),()=>{})}}catch{}})(document.querySelector("[data-ask]"))`;
