import { documents, blocks } from 'virtual:validators'
const v = documents['page']!
console.log(v({ blocks: [{}], foo: 1, title: ' ' }), v.errors, blocks['hero']!({type:'hero', heading: 1, actions: [{lable:'x'}]}), blocks['hero']!.errors)
