const isTextField = (target: EventTarget | null): target is HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement && target.dataset.part !== undefined

/** The post's field if a slash there asks for actions: at the start of an empty line. */
export function fieldOfSlash(target: EventTarget | null): HTMLTextAreaElement | null {
  if (!isTextField(target) || target.readOnly || target.selectionStart !== target.selectionEnd) return null
  const { value, selectionStart: at } = target
  const isLineEmpty = (at === 0 || value[at - 1] === '\n') && (at === value.length || value[at] === '\n')
  return isLineEmpty ? target : null
}

export function typeInto(field: HTMLTextAreaElement, text: string) {
  field.focus()
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}
